import { AFTER_PENDING, Forbidden, Page, Stack, useAccess } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { KeysPanel } from '../features/game-server/components/keys-panel.tsx';
import { StatusPanel } from '../features/game-server/components/status-panel.tsx';

/** `/admin/game-server`: what the game server has said last, and the keys by which the site knows it. */
export function GameServerRoute() {
  const { t } = useLingui();
  const access = useAccess('bridge.manage');
  return (
    <Page
      title={t`Game server`}
      lead={<Trans>What it said last, and the keys by which the site knows it.</Trans>}
      py={{ base: '6', md: '8' }}
    >
      {access === 'denied' ? (
        <Forbidden permission="bridge.manage" />
      ) : (
        <Stack gap="5" css={{ [AFTER_PENDING]: { display: 'none' } }}>
          <StatusPanel />
          <KeysPanel />
        </Stack>
      )}
    </Page>
  );
}
