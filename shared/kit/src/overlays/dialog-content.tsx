import { Button, type DialogContentProps, Portal } from '@chakra-ui/react';
import { Trans } from '@lingui/react/macro';
import { createContext, type Ref, type RefObject, use } from 'react';
import { Dialog } from '../chakra/overlays.ts';
import { CloseButton } from '../components/close-button.tsx';

/** Set by the button that says what was typed isn't wanted. */
export const ClosesWithoutQuestion = createContext<RefObject<boolean> | null>(null);

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
