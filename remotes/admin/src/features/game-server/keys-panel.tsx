import { Forbidden, isForbidden, PanelSection, useQuery } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { MachineKeys } from '../../machine-keys/machine-keys.tsx';
import { KeyDialog } from './key-dialog.tsx';
import { KeyRow } from './key-row.tsx';
import { keysQuery } from './queries.ts';

/** Keys that authenticate game servers. */
export function KeysPanel() {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(keysQuery);
  if (isForbidden(error))
    return (
      <PanelSection title={t`Keys`}>
        <Forbidden permission="bridge.manage" panel />
      </PanelSection>
    );
  return (
    <MachineKeys
      title={t`Keys`}
      createLabel={<Trans>New key</Trans>}
      keys={data?.items}
      error={error}
      onRetry={() => void refetch()}
      failure={t`The keys could not be loaded`}
      loading={t`Loading the keys`}
      empty={<Trans>No keys yet. A game server needs one to check who may join.</Trans>}
      newKey={(props) => <KeyDialog {...props} />}
      revokeEndpoint="DELETE /api/game-keys/:id"
      revocation={
        <Trans>
          The game server that uses this key is rejected immediately. Until it has another key, only players
          it already knows can join.
        </Trans>
      }
      revocationFailure={t`The key could not be revoked.`}
    >
      {(key, actions) => <KeyRow key={key.id} gameKey={key} {...actions} />}
    </MachineKeys>
  );
}
