import { Forbidden, LinkButton, Page, Skeleton, useAccess, useNavigate } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { PropertyForm } from '../features/registered/property-form.tsx';

/** `/real-estate/registry/new`: adds a property. */
export default function NewPropertyRoute() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const access = useAccess('estate.manage');
  return (
    <Page
      title={t`New property`}
      py={{ base: '6', md: '8' }}
      action={
        <LinkButton
          variant="ghost"
          alignSelf={{ base: 'start', md: 'end' }}
          ms={{ base: '-4', md: '0' }}
          to="/real-estate/registry"
        >
          <Trans>Back</Trans>
        </LinkButton>
      }
    >
      {access === 'unknown' && <Skeleton height="40rem" maxW="measure" />}
      {access === 'denied' && <Forbidden permission="estate.manage" />}
      {access === 'granted' && (
        <PropertyForm onSaved={({ id }) => void navigate(`/real-estate/registry/${id}`, { replace: true })} />
      )}
    </Page>
  );
}
