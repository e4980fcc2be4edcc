import { useLingui } from '@lingui/react/macro';
import { TokensPanel } from '../features/deploy-tokens/tokens-panel.tsx';
import { ReleasesTable } from '../features/releases/releases-table.tsx';
import { AdminPage } from '../layout/admin-page.tsx';

/** `/admin/releases`: released versions of all remotes, and deploy tokens. */
export function ReleasesRoute() {
  const { t } = useLingui();
  return (
    <AdminPage title={t`Releases`} permission="releases.manage">
      <ReleasesTable />
      <TokensPanel />
    </AdminPage>
  );
}
