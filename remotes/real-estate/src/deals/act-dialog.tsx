import { Button, Dialog, DialogCancel, DialogContent, errorMessage, Stack, Text } from '@boardwalk/kit';
import { type ReactNode, useRef } from 'react';

interface ActDialogProps {
  title: string;
  children: ReactNode;
  /** Label of the action's button: a verb. */
  label: string;
  /** `signal` for destructive actions. */
  tone?: 'sodium' | 'signal';
  busy: boolean;
  /** The failure. The action can be retried in the dialog. */
  error: unknown;
  /** Message for failures that this dialog knows. */
  failure?: string;
  onAct: () => void;
  onClose: () => void;
  /** Element that gets the focus afterwards; by default the previously focused one. */
  returnTo?: () => HTMLElement | null;
}

/** Dialog that explains an action, runs it, and shows a failure. Open while it is rendered. */
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
      // A destructive action must not be triggered by Enter immediately.
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
