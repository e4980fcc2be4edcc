import {
  Button,
  CopyField,
  Dialog,
  DialogCancel,
  DialogContent,
  Form,
  type FormDialogProps,
  FormSummary,
  Stack,
  SubmitButton,
} from '@boardwalk/kit';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';

/** A secret that can't be shown again. */
interface Secret {
  /** Title of the dialog. */
  title: string;
  label: string;
  /** One line, or several. */
  value: string;
  /** Instructions on where to put it. */
  children: ReactNode;
}

interface NewKeyDialogProps<Values extends { name: string }, Body, Created>
  extends Pick<
    FormDialogProps<Values, Body, Created>,
    | 'body'
    | 'check'
    | 'children'
    | 'defaultValues'
    | 'failure'
    | 'onClose'
    | 'onSubmit'
    | 'submitLabel'
    | 'title'
  > {
  open: boolean;
  size?: 'lg';
  /** Called after a failure: the key may have been created anyway. */
  onFailure: () => void;
  secretOf: (created: Created) => Secret;
}

/** Dialog that creates a key, then shows its secret, once. */
export function NewKeyDialog<Values extends { name: string }, Body, Created>({
  open,
  size,
  title,
  submitLabel,
  onFailure,
  onClose,
  secretOf,
  children,
  ...form
}: NewKeyDialogProps<Values, Body, Created>) {
  const [secret, setSecret] = useState<Secret>();
  const close = () => {
    onClose();
    setSecret(undefined);
  };
  return (
    <Dialog.Root
      open={open}
      size={size}
      lazyMount
      unmountOnExit
      // A click outside of the dialog must not discard the secret, which is shown only once.
      closeOnInteractOutside={secret === undefined}
      onOpenChange={(change) => !change.open && close()}
    >
      <DialogContent>
        {/* Rendered immediately, not with the form's chunk: a dialog is labeled by its initial content. */}
        <Dialog.Header pe="12">
          <Dialog.Title>{secret?.title ?? title}</Dialog.Title>
        </Dialog.Header>
        {secret ? (
          <CreatedSecret {...secret} />
        ) : (
          <Form<Values, Body, Created>
            {...form}
            onSaved={(created) => setSecret(secretOf(created))}
            onRefused={() => {
              onFailure();
              return false;
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
                  <SubmitButton>{submitLabel}</SubmitButton>
                </Dialog.Footer>
              </>
            )}
          </Form>
        )}
      </DialogContent>
    </Dialog.Root>
  );
}

function CreatedSecret({ label, value, children }: Omit<Secret, 'title'>) {
  return (
    <>
      <Dialog.Body>
        <Stack gap="4">
          {children}
          <CopyField label={label} value={value} />
        </Stack>
      </Dialog.Body>
      <Dialog.Footer>
        <Dialog.ActionTrigger asChild>
          <Button variant="solid" colorPalette="sodium">
            <Trans>Done</Trans>
          </Button>
        </Dialog.ActionTrigger>
      </Dialog.Footer>
    </>
  );
}
