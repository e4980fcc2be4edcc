import { type ButtonProps, Stack } from '@chakra-ui/react';
import type { ReactElement, ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { DialogCancel, DialogContent } from '../overlays/dialog-content.tsx';
import { useMessageOnRemoval } from '../overlays/use-message-on-removal.ts';
import { useOpening } from '../overlays/use-opening.ts';
import { errorMessage } from '../request/error-message.ts';
import { isShown } from '../request/request.ts';
import { Dialog } from '../unsaved/guarded-dialog.tsx';
import type { FormProps } from './form.tsx';
import { Form, FormSummary, SubmitButton } from './parts.tsx';

interface FormDialogContent<Values extends FieldValues, Body, Answer>
  extends Omit<FormProps<Values, Body, Answer>, 'title' | 'children'> {
  title: ReactNode;
  /** Label of the button that sends the form: a verb. */
  submitLabel: ReactNode;
  /** Color of that button. */
  tone?: NonNullable<ButtonProps['colorPalette']>;
  /** Element that gets the focus afterwards; by default the trigger, or the previously focused one. */
  returnTo?: () => HTMLElement | null;
  /** The fields, in a fragment: the dialog renders them one below the other. `form` is the one of react-hook-form. */
  children: (form: UseFormReturn<Values>) => ReactNode;
}

/** Props of a dialog that its trigger opens. */
export interface TriggeredFormDialogProps<Values extends FieldValues, Body = Values, Answer = unknown>
  extends FormDialogContent<Values, Body, Answer> {
  /**
   * A button that opens the dialog, in place of `open`. False or null renders no button, but leaves an open dialog open: put the condition for the action
   * here, not around the dialog, whose text would be lost when the page reloads its data.
   */
  trigger: ReactElement | false | null;
  open?: undefined;
  /** Called when the form was sent, before `onSaved`, unless the dialog was closed meanwhile; and when the user closes the dialog. */
  onClose?: () => void;
}

/** Props of a dialog that the page opens and closes. */
export interface FormDialogProps<Values extends FieldValues, Body = Values, Answer = unknown>
  extends FormDialogContent<Values, Body, Answer> {
  trigger?: undefined;
  /** True by default, for a dialog that is rendered only while it is open. */
  open?: boolean;
  /** Called when the form was sent, before `onSaved`, unless the dialog was closed meanwhile; and when the user closes the dialog. */
  onClose: () => void;
}

/**
 * A form in a dialog, with all its states: it shows its errors, is busy while it is sent, closes when it was sent, and confirms before typed text
 * without a draft is lost.
 * Each opening begins with the default values, and is closed only by a form that was sent from it.
 */
export function FormDialog<Values extends FieldValues, Body = Values, Answer = unknown>({
  open = true,
  trigger,
  title,
  submitLabel,
  tone = 'sodium',
  returnTo,
  onClose,
  onSubmit,
  onSaved,
  onRefused,
  children,
  ...form
}: FormDialogProps<Values, Body, Answer> | TriggeredFormDialogProps<Values, Body, Answer>) {
  // `lazyDialog` renders the trigger, and controls the dialog.
  const shownMessage = useMessageOnRemoval(trigger !== undefined);
  const { opening, isVisible } = useOpening(open);
  const close = () => {
    shownMessage.current = undefined;
    onClose?.();
  };
  return (
    <Dialog.Root
      open={open}
      lazyMount
      unmountOnExit
      finalFocusEl={returnTo}
      onOpenChange={(change) => !change.open && close()}
    >
      <DialogContent>
        {/* Outside of the form, whose chunk is loaded later: the dialog needs its label immediately. */}
        <Dialog.Header pe="12">
          <Dialog.Title>{title}</Dialog.Title>
        </Dialog.Header>
        <Form<Values, Body, Answer>
          key={opening}
          {...form}
          onSubmit={
            onSubmit &&
            ((body, sent) => {
              shownMessage.current = undefined;
              return onSubmit(body, sent);
            })
          }
          onSaved={(answer, sent) => {
            if (isVisible(opening)) close();
            onSaved?.(answer, sent);
          }}
          onRefused={(error, sent) => {
            const isShownElsewhere = onRefused?.(error, sent) ?? false;
            if (!isShownElsewhere && isShown(error)) shownMessage.current = errorMessage(error, form.failure);
            return isShownElsewhere;
          }}
        >
          {(fields) => (
            <>
              <Dialog.Body>
                <Stack gap="4">
                  <FormSummary />
                  {children(fields)}
                </Stack>
              </Dialog.Body>
              <Dialog.Footer>
                <DialogCancel />
                <SubmitButton colorPalette={tone}>{submitLabel}</SubmitButton>
              </Dialog.Footer>
            </>
          )}
        </Form>
      </DialogContent>
    </Dialog.Root>
  );
}
