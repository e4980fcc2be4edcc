import type { NewRole, Role, RoleColour } from '@boardwalk/contracts';
import {
  call,
  FormDialog,
  FormField,
  Input,
  toast,
  useIdempotencyKey,
  useNavigate,
  Watch,
} from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { ColourField } from './colour-field.tsx';
import { useRefreshRoles } from './queries.ts';

interface RoleValues {
  name: string;
  colour: RoleColour;
}

/** Converts the input into a valid name while typing; disallowed characters are dropped. */
function asName(text: string): string {
  return text
    .toUpperCase()
    .replaceAll(/[\s-]+/g, '_')
    .replaceAll(/[^A-Z0-9_]/g, '');
}

interface NewRoleDialogProps {
  /** The button that opens the dialog. */
  trigger: ReactElement;
}

/** Dialog that creates a role without permissions, and opens it for editing. */
export function NewRoleDialog({ trigger }: NewRoleDialogProps) {
  const { t } = useLingui();
  const refresh = useRefreshRoles();
  const navigate = useNavigate();
  const withKey = useIdempotencyKey();
  return (
    <FormDialog<RoleValues, NewRole, Role>
      trigger={trigger}
      title={<Trans>New role</Trans>}
      submitLabel={<Trans>Create role</Trans>}
      defaultValues={{ name: '', colour: 'dusk' }}
      check="POST /api/role-definitions"
      body={({ name, colour }) => ({ name, colour, permissions: [] })}
      onSubmit={async (body) => {
        const role = await withKey(body, (idempotencyKey) =>
          call('POST /api/role-definitions', { body }, { idempotencyKey }),
        );
        await refresh();
        return role;
      }}
      onSaved={({ name }) => {
        toast.add({ description: t`Role ${name} created. Choose its permissions.`, tone: 'success' });
        void navigate(`/admin/roles?role=${name}`, { replace: true });
      }}
      codeFields={{ ROLE_NAME_TAKEN: 'name' }}
      failure={t`The role could not be created`}
    >
      {({ control }) => (
        <>
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
          <Watch
            control={control}
            name="name"
            render={(name) => <ColourField control={control} role={name || t`NAME`} />}
          />
        </>
      )}
    </FormDialog>
  );
}
