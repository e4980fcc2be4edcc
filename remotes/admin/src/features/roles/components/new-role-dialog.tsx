import type { RoleColour } from '@boardwalk/contracts';
import {
  Dialog,
  DialogCancel,
  DialogContent,
  Form,
  FormField,
  FormSummary,
  Input,
  Stack,
  SubmitButton,
  toast,
  useNavigate,
} from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { createRole } from '../change-roles.ts';
import { useRefreshRoles } from '../hooks/use-roles.ts';
import { ColourField } from './colour-field.tsx';

interface NewRoleDialogProps {
  open: boolean;
  onClose: () => void;
}

/** Dialog that creates a role without permissions, and opens it for editing. */
export function NewRoleDialog({ open, onClose }: NewRoleDialogProps) {
  return (
    <Dialog.Root open={open} onOpenChange={(change) => !change.open && onClose()}>
      <DialogContent>
        <Dialog.Header pe="12">
          <Dialog.Title>
            <Trans>New role</Trans>
          </Dialog.Title>
        </Dialog.Header>
        <NewRoleForm onClose={onClose} />
      </DialogContent>
    </Dialog.Root>
  );
}

/** Converts the input into a valid name while typing; disallowed characters are dropped. */
function asName(text: string): string {
  return text
    .toUpperCase()
    .replaceAll(/[\s-]+/g, '_')
    .replaceAll(/[^A-Z0-9_]/g, '');
}

function NewRoleForm({ onClose }: Pick<NewRoleDialogProps, 'onClose'>) {
  const { t } = useLingui();
  const refresh = useRefreshRoles();
  const navigate = useNavigate();
  const [key] = useState(() => crypto.randomUUID());
  return (
    <Form
      defaultValues={{ name: '', colour: 'dusk' as RoleColour }}
      check="POST /api/role-definitions"
      body={({ name, colour }) => ({ name, colour, permissions: [] })}
      onSubmit={(body) => createRole(body, `${key}-${body.name}-${body.colour}`)}
      onSaved={async ({ name }) => {
        await refresh();
        toast.add({ description: t`Role ${name} created. Choose its permissions.`, tone: 'success' });
        onClose();
        void navigate(`/admin/roles?role=${name}`, { replace: true });
      }}
      codeFields={{ ROLE_NAME_TAKEN: 'name' }}
      failure={t`The role could not be created`}
    >
      {({ control, watch }) => (
        <>
          <Dialog.Body>
            <Stack gap="5">
              <FormSummary />
              <FormField
                control={control}
                name="name"
                label={t`Name`}
                helperText={t`2 to 24 letters A–Z, digits and _. The name can’t be changed later.`}
                rules={{ required: t`Enter a name for the role.` }}
              >
                {({ onChange, ...field }) => (
                  <Input
                    {...field}
                    onChange={(event) => {
                      event.currentTarget.value = asName(event.currentTarget.value);
                      return onChange(event);
                    }}
                    maxLength={24}
                    autoComplete="off"
                    spellCheck={false}
                  />
                )}
              </FormField>
              <ColourField control={control} role={watch('name') || t`NAME`} />
            </Stack>
          </Dialog.Body>
          <Dialog.Footer>
            <DialogCancel />
            <SubmitButton>
              <Trans>Create role</Trans>
            </SubmitButton>
          </Dialog.Footer>
        </>
      )}
    </Form>
  );
}
