import { Trans, useLingui } from '@lingui/react/macro';
import { ConnectPanel } from '../features/game-server/connect-panel.tsx';
import { KeysPanel } from '../features/game-server/keys-panel.tsx';
import { StatusPanel } from '../features/game-server/status-panel.tsx';
import { AdminPage } from '../layout/admin-page.tsx';

/** `/admin/game-server`: status of the game server, and the keys that authenticate it. */
export function GameServerRoute() {
  const { t } = useLingui();
  return (
    <AdminPage
      title={t`Game server`}
      lead={<Trans>Its status, how to connect it with the site, and its keys.</Trans>}
      permission="bridge.manage"
    >
      <StatusPanel />
      <ConnectPanel />
      <KeysPanel />
    </AdminPage>
  );
}
