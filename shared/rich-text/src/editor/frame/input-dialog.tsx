import { Button, Dialog, DialogCancel, DialogContent, Field, Input } from '@boardwalk/kit';
import { Trans } from '@lingui/react/macro';
import { type FormEvent, type ReactNode, useId, useState } from 'react';

interface InputDialogProps {
  title: ReactNode;
  label: ReactNode;
  help?: ReactNode;
  value: string;
  maxLength: number;
  inputMode?: 'url' | 'text';
  /** Applies the value, or returns an error message. */
  onSave: (value: string) => ReactNode;
  /** An alternative action. */
  other?: ReactNode;
  onClose: () => void;
  /** Element that gets the focus afterwards. */
  backTo: () => HTMLElement | null;
}

/** A dialog with one line to fill in. */
export function InputDialog(props: InputDialogProps) {
  const { title, label, help, maxLength, inputMode, onSave, other, onClose, backTo } = props;
  const form = useId();
  const [value, setValue] = useState(props.value);
  const [mistake, setMistake] = useState<ReactNode>();
  const save = (event: FormEvent) => {
    event.preventDefault();
    // In React, the dialog is a descendant of the page's form, wherever it is rendered.
    event.stopPropagation();
    setMistake(onSave(value.trim()));
  };
  return (
    <Dialog.Root open onOpenChange={(change) => !change.open && onClose()} finalFocusEl={backTo}>
      <DialogContent>
        <Dialog.Header>
          <Dialog.Title>{title}</Dialog.Title>
        </Dialog.Header>
        <Dialog.Body>
          <form id={form} onSubmit={save} noValidate>
            <Field.Root invalid={mistake !== undefined}>
              <Field.Label>{label}</Field.Label>
              <Input
                value={value}
                maxLength={maxLength}
                inputMode={inputMode}
                autoComplete="off"
                onChange={({ target }) => {
                  setValue(target.value);
                  setMistake(undefined);
                }}
              />
              {help && <Field.HelperText>{help}</Field.HelperText>}
              <Field.ErrorText>{mistake}</Field.ErrorText>
            </Field.Root>
          </form>
        </Dialog.Body>
        <Dialog.Footer>
          {other}
          <DialogCancel />
          <Button type="submit" form={form} colorPalette="sodium">
            <Trans>Save</Trans>
          </Button>
        </Dialog.Footer>
      </DialogContent>
    </Dialog.Root>
  );
}
