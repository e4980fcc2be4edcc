import { EmptyState, LinkButton, NotLoaded, Skeleton, useParams } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { AppDetails } from '../features/releases/app-details.tsx';
import { useReleases } from '../features/releases/use-releases.ts';
import { AdminPage } from '../layout/admin-page.tsx';

/** `/admin/releases/:name`: the versions of an app. */
export function AppReleasesRoute() {
  const { t } = useLingui();
  const { name = '' } = useParams();
  return (
    <AdminPage title={name} back={{ to: '/admin/releases', label: t`Releases` }} permission="releases.manage">
      <App name={name} />
    </AdminPage>
  );
}

function App({ name }: { name: string }) {
  const { t } = useLingui();
  const { data, error, refetch } = useReleases();
  const app = data?.items.find((one) => one.name === name);
  if (app) return <AppDetails app={app} />;
  const missing = (
    <EmptyState
      title={t`App not found`}
      action={
        <LinkButton to="/admin/releases" variant="outline">
          <Trans>All apps</Trans>
        </LinkButton>
      }
    >
      <Trans>It may have been removed, or the address is wrong.</Trans>
    </EmptyState>
  );
  if (data) return missing;
  return (
    <NotLoaded
      error={error}
      permission="releases.manage"
      skeleton={<Skeleton height="24rem" role="status" aria-label={t`Loading releases`} />}
      missing={missing}
      failure={t`The releases could not be loaded`}
      onRetry={() => void refetch()}
    />
  );
}
