import type { GameKey } from '@boardwalk/contracts';
import { Badge, Button, clock, TimeText } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { MachineKeyRow } from '../../machine-keys/machine-key-row.tsx';
import { stateOf } from './game-key.ts';

interface KeyRowProps {
  gameKey: GameKey;
  onReplace: () => void;
  onRevoke: () => void;
}

/** A key: its creator, its last use, and its expiry. */
export function KeyRow({ gameKey, onReplace, onRevoke }: KeyRowProps) {
  const { t } = useLingui();
  const { name, endsAt } = gameKey;
  const state = stateOf(gameKey, clock.now());
  return (
    <MachineKeyRow
      machineKey={gameKey}
      badges={
        <>
          {state === 'ending' && (
            <Badge colorPalette="sodium" variant="outline">
              <Trans>Replaced</Trans>
            </Badge>
          )}
          {state === 'ended' && (
            <Badge>
              <Trans>Ended</Trans>
            </Badge>
          )}
        </>
      }
      expiry={
        endsAt &&
        (state === 'ended' ? (
          <Trans>
            ended <TimeText at={endsAt} as="long" />
          </Trans>
        ) : (
          <Trans>
            ends <TimeText at={endsAt} as="long" />
          </Trans>
        ))
      }
      actions={
        state === 'usable' && (
          <Button size="xs" variant="outline" aria-label={t`Replace ${name}`} onClick={onReplace}>
            <Trans>Replace</Trans>
          </Button>
        )
      }
      onRevoke={state === 'ended' ? undefined : onRevoke}
    />
  );
}
