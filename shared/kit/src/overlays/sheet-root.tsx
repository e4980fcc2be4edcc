import { CloseButton, Dialog, type DialogRootProps, Portal } from '@chakra-ui/react';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

export interface SheetRootProps extends Omit<DialogRootProps, 'onOpenChange' | 'placement' | 'children'> {
  open: boolean;
  /** Asked for by Escape, by a click beside it and by its cross. */
  onClose: () => void;
  children: ReactNode;
}

/** A dialog in the middle of the window; on a phone a sheet that stands on the lower edge, not a card that floats above it. */
export function SheetRoot({ onClose, children, ...rest }: SheetRootProps) {
  const { t } = useLingui();
  return (
    <Dialog.Root
      placement={{ base: 'bottom', sm: 'center' }}
      lazyMount
      unmountOnExit
      onOpenChange={(change) => {
        if (!change.open) onClose();
      }}
      {...rest}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content mb={{ base: '0', sm: 'auto' }} borderBottomRadius={{ base: '0', sm: 'l3' }}>
            {children}
            <Dialog.CloseTrigger asChild>
              <CloseButton size="sm" aria-label={t`Close`} />
            </Dialog.CloseTrigger>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
