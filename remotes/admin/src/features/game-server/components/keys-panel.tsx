import type { GameKey } from '@boardwalk/contracts';
import {
  Button,
  ConfirmDialog,
  ErrorBox,
  Forbidden,
  PanelSection,
  Skeleton,
  Stack,
  Text,
} from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useKeys } from '../hooks/use-keys.ts';
import { KeyDialog } from './key-dialog.tsx';
import { KeyRow } from './key-row.tsx';

/** The open dialog. The key is retained during its closing animation, because its name is shown. */
interface Asked {
  dialog: 'make' | 'revoke';
  key?: GameKey;
}

/** Keys that authenticate game servers. */
export function KeysPanel() {
  const { t } = useLingui();
  const { forbidden, keys, error, refetch, creation, revoke } = useKeys();
  const [asked, setAsked] = useState<Asked>();
  const [open, setOpen] = useState(false);
  const ask = (question: Asked) => {
    setAsked(question);
    setOpen(true);
  };
  const close = () => setOpen(false);
  const name = asked?.key?.name;
  return (
    <PanelSection
      title={t`Keys`}
      aside={
        !forbidden && (
          <Button size="sm" variant="outline" onClick={() => ask({ dialog: 'make' })}>
            <Trans>New key</Trans>
          </Button>
        )
      }
    >
      {forbidden && <Forbidden permission="bridge.manage" panel />}
      {error && !keys && !forbidden && (
        <ErrorBox title={t`The keys could not be loaded`} error={error} onRetry={refetch} />
      )}
      {!keys && !error && <Skeleton height="16" role="status" aria-label={t`Loading the keys`} />}
      {keys?.length === 0 && (
        <Text color="fg.muted">
          <Trans>No keys yet. A game server needs one to ask the site who may join.</Trans>
        </Text>
      )}
      {keys && keys.length > 0 && (
        <Stack as="ul" listStyleType="none" gap="0" borderTopWidth="1px">
          {keys.map((key) => (
            <KeyRow
              key={key.id}
              gameKey={key}
              onReplace={() => ask({ dialog: 'make', key })}
              onRevoke={() => ask({ dialog: 'revoke', key })}
            />
          ))}
        </Stack>
      )}
      <KeyDialog
        open={open && asked?.dialog === 'make'}
        replaces={asked?.dialog === 'make' ? asked.key : undefined}
        creation={creation}
        onClose={close}
      />
      <ConfirmDialog
        open={open && asked?.dialog === 'revoke'}
        title={t`Revoke ${name}?`}
        confirmLabel={t`Revoke`}
        onClose={close}
        onConfirm={() => {
          if (asked?.key) revoke(asked.key);
          close();
        }}
      >
        <Trans>
          The game server that uses this key is refused at once. Until it has another key, only players it
          already knows can join.
        </Trans>
      </ConfirmDialog>
    </PanelSection>
  );
}
