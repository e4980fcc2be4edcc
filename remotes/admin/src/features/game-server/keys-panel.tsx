import { clock, Forbidden, isForbidden, PanelSection, StateBadge, TimeText, useQuery } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { MachineKeys } from '../../machine-keys/machine-keys.tsx';
import { type KeyState, stateOf } from './game-key.ts';
import { KeyDialog } from './key-dialog.tsx';
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
      state={(key) => <KeyStateBadge state={stateOf(key, clock.now())} />}
      expiry={({ endsAt }) =>
        endsAt === null ? <Trans>Until it is revoked</Trans> : <TimeText at={endsAt} as="long" />
      }
      isValid={(key) => stateOf(key, clock.now()) !== 'ended'}
      isReplaceable={(key) => stateOf(key, clock.now()) === 'usable'}
    />
  );
}

function KeyStateBadge({ state }: { state: KeyState }) {
  switch (state) {
    case 'usable':
      return (
        <StateBadge state="active">
          <Trans>Active</Trans>
        </StateBadge>
      );
    case 'ending':
      return (
        <StateBadge tone="waiting">
          <Trans>Replaced</Trans>
        </StateBadge>
      );
    case 'ended':
      return (
        <StateBadge state="ended">
          <Trans>Ended</Trans>
        </StateBadge>
      );
  }
}
