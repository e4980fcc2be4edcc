import { Button, type DialogContentProps, Portal } from '@chakra-ui/react';
import { Trans } from '@lingui/react/macro';
import type { Ref } from 'react';
import { Dialog } from '../chakra/overlays.ts';
import { CloseButton } from '../components/close-button.tsx';

/** The whole window of a dialog: Chakra's `Dialog.Content` with its backdrop, its place and its close button. */
export function DialogContent({ children, ...rest }: DialogContentProps & { ref?: Ref<HTMLDivElement> }) {
  return (
    <Portal>
      <Dialog.Backdrop />
      <Dialog.Positioner>
        <Dialog.Content {...rest}>
          {children}
          <Dialog.CloseTrigger asChild>
            <CloseButton size="sm" />
          </Dialog.CloseTrigger>
        </Dialog.Content>
      </Dialog.Positioner>
    </Portal>
  );
}

/** The button of a dialog's footer that closes it and does nothing. */
export function DialogCancel() {
  return (
    <Dialog.ActionTrigger asChild>
      <Button variant="outline">
        <Trans>Cancel</Trans>
      </Button>
    </Dialog.ActionTrigger>
  );
}
