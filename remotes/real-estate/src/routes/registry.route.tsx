import { Page, RequirePermission, Skeleton } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { Registry } from '../features/registry/registry.tsx';

/** `/real-estate/registry`: all properties of the city, for members who maintain the registry. */
export default function RegistryRoute() {
  const { t } = useLingui();
  return (
    <Page
      title={t`Registry of properties`}
      lead={<Trans>All properties of the city, with location and owner.</Trans>}
    >
      <RequirePermission
        permission="estate.manage"
        fallback={<Skeleton height={{ base: '30rem', md: '36rem' }} />}
      >
        <Registry />
      </RequirePermission>
    </Page>
  );
}
