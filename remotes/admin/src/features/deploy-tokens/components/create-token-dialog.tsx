import { Dialog, DialogContent, Text } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ShownOnce } from '../../../layout/shown-once.tsx';
import type { TokenCreation } from '../hooks/use-tokens.ts';
import { TokenForm } from './token-form.tsx';

interface CreateTokenDialogProps {
  open: boolean;
  creation: TokenCreation;
  onClose: () => void;
}

/** Dialog that creates a token, then shows its secret, once. */
export function CreateTokenDialog({ open, creation, onClose }: CreateTokenDialogProps) {
  const { t } = useLingui();
  const [secret, setSecret] = useState<string | null>(null);
  const close = () => {
    onClose();
    setSecret(null);
    creation.reset();
  };
  return (
    <Dialog.Root
      open={open}
      // A click outside of the dialog must not discard the secret, which is shown only once.
      closeOnInteractOutside={secret === null}
      onOpenChange={(change) => !change.open && close()}
    >
      <DialogContent>
        {/* Rendered immediately, not with the form's chunk: a dialog is labeled by its initial content. */}
        <Dialog.Header pe="12">
          <Dialog.Title>{secret === null ? t`New deploy token` : t`Copy the token now`}</Dialog.Title>
        </Dialog.Header>
        {secret === null ? (
          <TokenForm creation={creation} onMade={setSecret} />
        ) : (
          <ShownOnce value={secret} label={t`Deploy token`}>
            <Text>
              <Trans>
                The token is shown only once. The site stores only its hash. Give it to the team as{' '}
                <code translate="no">BOARDWALK_TOKEN</code>.
              </Trans>
            </Text>
          </ShownOnce>
        )}
      </DialogContent>
    </Dialog.Root>
  );
}
