import { LinkButton, Page, RequirePermission, Skeleton, useNavigate } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { PropertyForm } from '../features/registered/property-form.tsx';

/** `/real-estate/registry/new`: adds a property. */
export default function NewPropertyRoute() {
  const { t } = useLingui();
  const navigate = useNavigate();
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
      <RequirePermission permission="estate.manage" fallback={<Skeleton height="40rem" maxW="measure" />}>
        <PropertyForm onSaved={({ id }) => void navigate(`/real-estate/registry/${id}`, { replace: true })} />
      </RequirePermission>
    </Page>
  );
}
