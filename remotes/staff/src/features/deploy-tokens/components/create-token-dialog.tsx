import { Dialog, DialogContent } from '@boardwalk/kit';
import { useState } from 'react';
import type { TokenCreation } from '../hooks/use-tokens.ts';
import { SecretOnce } from './secret-once.tsx';
import { TokenForm } from './token-form.tsx';

interface CreateTokenDialogProps {
  open: boolean;
  creation: TokenCreation;
  onClose: () => void;
}

/** Makes a token, then shows its secret, once. */
export function CreateTokenDialog({ open, creation, onClose }: CreateTokenDialogProps) {
  const [secret, setSecret] = useState<string | null>(null);
  const close = () => {
    onClose();
    setSecret(null);
    creation.reset();
  };
  return (
    <Dialog.Root
      open={open}
      // A click beside the dialog must not throw away what is shown once only.
      closeOnInteractOutside={secret === null}
      onOpenChange={(change) => !change.open && close()}
    >
      <DialogContent>
        {secret === null ? (
          <TokenForm creation={creation} onMade={setSecret} />
        ) : (
          <SecretOnce secret={secret} />
        )}
      </DialogContent>
    </Dialog.Root>
  );
}
