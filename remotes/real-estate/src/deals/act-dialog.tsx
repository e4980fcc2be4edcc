import { Button, Dialog, DialogCancel, DialogContent, errorMessage, Stack, Text } from '@boardwalk/kit';
import { type ReactNode, useRef } from 'react';

interface ActDialogProps {
  title: string;
  children: ReactNode;
  /** The word on the button that does it: a verb. */
  label: string;
  /** `signal` for what takes something away. */
  tone?: 'sodium' | 'signal';
  busy: boolean;
  /** Why it wasn't done. It can be tried again from here. */
  error: unknown;
  /** Words for failures that this dialog knows. */
  failure?: string;
  onAct: () => void;
  onClose: () => void;
  /** Where the focus goes afterwards; back to where it was unless told. */
  returnTo?: () => HTMLElement | null;
}

/** Says what will happen, does it, and says here why it didn't. It stands as long as it is drawn. */
export function ActDialog({
  title,
  children,
  label,
  tone = 'sodium',
  busy,
  error,
  failure,
  onAct,
  onClose,
  returnTo,
}: ActDialogProps) {
  const act = useRef<HTMLButtonElement>(null);
  return (
    <Dialog.Root
      open
      role="alertdialog"
      // What takes something away isn't one press of the return key away.
      initialFocusEl={tone === 'sodium' ? () => act.current : undefined}
      finalFocusEl={returnTo}
      onOpenChange={(change) => !change.open && onClose()}
    >
      <DialogContent>
        <Dialog.Header pe="12">
          <Dialog.Title>{title}</Dialog.Title>
        </Dialog.Header>
        <Dialog.Body>
          <Stack gap="3">
            {children}
            {error !== null && error !== undefined && (
              <Text role="alert" color="fg.error" fontWeight="600">
                {failure ?? errorMessage(error)}
              </Text>
            )}
          </Stack>
        </Dialog.Body>
        <Dialog.Footer>
          <DialogCancel />
          <Button ref={act} colorPalette={tone} loading={busy} loadingText={label} onClick={onAct}>
            {label}
          </Button>
        </Dialog.Footer>
      </DialogContent>
    </Dialog.Root>
  );
}
