import { Button, CloseButton, Dialog, Field, Input, Portal } from '@boardwalk/kit';
import { Trans } from '@lingui/react/macro';
import { type FormEvent, type ReactNode, useId, useState } from 'react';

interface AskSheetProps {
  title: ReactNode;
  label: ReactNode;
  help?: ReactNode;
  value: string;
  maxLength: number;
  inputMode?: 'url' | 'text';
  /** Does it, or answers why it can't be done. */
  onSave: (value: string) => ReactNode;
  /** Another thing that can be done instead. */
  other?: ReactNode;
  onClose: () => void;
  /** Where the focus goes afterwards. */
  backTo: () => HTMLElement | null;
}

/** A sheet with one line to fill in. */
export function AskSheet(props: AskSheetProps) {
  const { title, label, help, maxLength, inputMode, onSave, other, onClose, backTo } = props;
  const form = useId();
  const [value, setValue] = useState(props.value);
  const [mistake, setMistake] = useState<ReactNode>();
  const save = (event: FormEvent) => {
    event.preventDefault();
    // The sheet stands inside of the page's own form for React, wherever it is drawn.
    event.stopPropagation();
    setMistake(onSave(value.trim()));
  };
  return (
    <Dialog.Root open onOpenChange={(change) => !change.open && onClose()} finalFocusEl={backTo}>
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content>
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
              <Dialog.ActionTrigger asChild>
                <Button variant="outline">
                  <Trans>Cancel</Trans>
                </Button>
              </Dialog.ActionTrigger>
              <Button type="submit" form={form} colorPalette="sodium">
                <Trans>Save</Trans>
              </Button>
            </Dialog.Footer>
            <Dialog.CloseTrigger asChild>
              <CloseButton size="sm" />
            </Dialog.CloseTrigger>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
