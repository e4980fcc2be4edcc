import type { GameKey } from '@boardwalk/contracts';
import { Dialog, DialogContent, Text } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ShownOnce } from '../../../layout/shown-once.tsx';
import type { CreatedKey } from '../create-key.ts';
import type { KeyCreation } from '../hooks/use-keys.ts';
import { serverLines } from '../server-lines.ts';
import { KeyForm } from './key-form.tsx';

interface KeyDialogProps {
  open: boolean;
  replaces: GameKey | undefined;
  creation: KeyCreation;
  onClose: () => void;
}

/** Dialog that creates a key, then shows the lines for the game server's configuration, once. */
export function KeyDialog({ open, replaces, creation, onClose }: KeyDialogProps) {
  const { t } = useLingui();
  const [made, setMade] = useState<CreatedKey | null>(null);
  const old = replaces?.name;
  const title = old ? t`Replace ${old}` : t`New game server key`;
  const close = () => {
    onClose();
    setMade(null);
    creation.reset();
  };
  return (
    <Dialog.Root
      open={open}
      size="lg"
      // A click outside of the dialog must not discard the secret, which is shown only once.
      closeOnInteractOutside={made === null}
      onOpenChange={(change) => !change.open && close()}
    >
      <DialogContent>
        {/* Rendered immediately, not with the form's chunk: a dialog is labeled by its initial content. */}
        <Dialog.Header pe="12">
          <Dialog.Title>{made ? t`Copy these lines now` : title}</Dialog.Title>
        </Dialog.Header>
        {made === null ? (
          <KeyForm creation={creation} replaces={replaces} onMade={setMade} />
        ) : (
          <ShownOnce value={serverLines(window.location.origin, made)} label={t`Lines for server.cfg`}>
            <Text>
              <Trans>
                The secret is shown only once; the site doesn’t store it. Put these lines into the game
                server’s <code translate="no">server.cfg</code>, replace earlier ones, and restart the
                resource.
              </Trans>
            </Text>
          </ShownOnce>
        )}
      </DialogContent>
    </Dialog.Root>
  );
}
