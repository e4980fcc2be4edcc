import { Trans, useLingui } from '@lingui/react/macro';
import { TokensPanel } from '../features/deploy-tokens/tokens-panel.tsx';
import { ReleasesList } from '../features/releases/releases-list.tsx';
import { AdminPage } from '../layout/admin-page.tsx';

/** `/admin/releases`: released versions of all remotes, and deploy tokens. */
export function ReleasesRoute() {
  const { t } = useLingui();
  return (
    <AdminPage
      title={t`Releases`}
      lead={<Trans>The version of each app that visitors get, and the versions before it.</Trans>}
      permission="releases.manage"
    >
      <ReleasesList />
      <TokensPanel />
    </AdminPage>
  );
}
