import { type ButtonProps, Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { DialogCancel, DialogContent } from '../overlays/dialog-content.tsx';
import { Dialog } from '../unsaved/guarded-dialog.tsx';
import type { FormProps } from './form.tsx';
import { Form, FormSummary, SubmitButton } from './parts.tsx';

export interface FormDialogProps<Values extends FieldValues, Body = Values, Answer = unknown>
  extends Omit<FormProps<Values, Body, Answer>, 'title' | 'children'> {
  /** True by default, for a dialog that is rendered only while it is open. */
  open?: boolean;
  title: ReactNode;
  /** Label of the button that sends the form: a verb. */
  submitLabel: ReactNode;
  /** Color of that button. */
  tone?: NonNullable<ButtonProps['colorPalette']>;
  /** Called when the form was sent, before `onSaved`, and when the user closes the dialog. */
  onClose: () => void;
  /** The fields, in a fragment: the dialog renders them one below the other. `form` is the one of react-hook-form. */
  children: (form: UseFormReturn<Values>) => ReactNode;
}

/**
 * A form in a dialog, with all its states: it shows its errors, is busy while it is sent, closes when it was sent, and confirms before typed text
 * without a draft is lost.
 * Each opening begins with the default values.
 */
export function FormDialog<Values extends FieldValues, Body = Values, Answer = unknown>({
  open = true,
  title,
  submitLabel,
  tone = 'sodium',
  onClose,
  onSaved,
  children,
  ...form
}: FormDialogProps<Values, Body, Answer>) {
  return (
    <Dialog.Root open={open} lazyMount unmountOnExit onOpenChange={(change) => !change.open && onClose()}>
      <DialogContent>
        {/* Outside of the form, whose chunk is loaded later: the dialog needs its label immediately. */}
        <Dialog.Header pe="12">
          <Dialog.Title>{title}</Dialog.Title>
        </Dialog.Header>
        <Form<Values, Body, Answer>
          {...form}
          onSaved={(answer, sent) => {
            onClose();
            onSaved?.(answer, sent);
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
