import type { DeployToken } from '@boardwalk/contracts';
import { Badge, clock, TimeText } from '@boardwalk/kit';
import { Trans } from '@lingui/react/macro';
import { MachineKeyRow } from '../../machine-keys/machine-key-row.tsx';
import { stateOf } from './token-state.ts';

/** A token: its remotes, its last use, and a button to revoke it. */
export function TokenRow({ token, onRevoke }: { token: DeployToken; onRevoke: () => void }) {
  const { start, remotes, expiresAt, publishOnly, approvedAt } = token;
  const state = stateOf(token, clock.now());
  const list = remotes.join(', ');
  const isUsable = state === 'usable';
  return (
    <MachineKeyRow
      machineKey={token}
      start={start}
      badges={
        <>
          {state === 'revoked' && (
            <Badge colorPalette="signal">
              <Trans>Revoked</Trans>
            </Badge>
          )}
          {state === 'expired' && (
            <Badge>
              <Trans>Expired</Trans>
            </Badge>
          )}
          {publishOnly && (
            <Badge variant="outline">
              <Trans>Only publishes</Trans>
            </Badge>
          )}
          {isUsable && approvedAt === null && (
            <Badge colorPalette="sodium" variant="outline">
              <Trans>First release waiting for approval</Trans>
            </Badge>
          )}
        </>
      }
      scope={<Trans>For {list}</Trans>}
      expiry={
        isUsable && (
          <Trans>
            valid until <TimeText at={expiresAt} as="date" />
          </Trans>
        )
      }
      onRevoke={isUsable ? onRevoke : undefined}
    />
  );
}
