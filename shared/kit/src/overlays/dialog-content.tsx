import { Button, type DialogContentProps, Portal } from '@chakra-ui/react';
import { Trans } from '@lingui/react/macro';
import { createContext, type Ref, type RefObject, use } from 'react';
import { Dialog } from '../chakra/overlays.ts';
import { CloseButton } from '../components/close-button.tsx';

/** Set by the cancel button, which discards unsaved text without confirmation. */
export const ClosesWithoutQuestion = createContext<RefObject<boolean> | null>(null);

/** The window of a dialog: Chakra's `Dialog.Content` with backdrop, positioner and close button. */
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

/** Cancel button of a dialog's footer. */
export function DialogCancel() {
  const isCancelled = use(ClosesWithoutQuestion);
  return (
    <Dialog.ActionTrigger asChild>
      <Button
        variant="outline"
        onClick={() => {
          if (isCancelled) isCancelled.current = true;
        }}
      >
        <Trans>Cancel</Trans>
      </Button>
    </Dialog.ActionTrigger>
  );
}
