import { PERMISSIONS, type Permission, type Role, type RoleColour } from '@boardwalk/contracts';
import {
  Button,
  Controller,
  call,
  Form,
  FormSummary,
  HStack,
  RequestError,
  Stack,
  SubmitButton,
  toast,
  Watch,
} from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import { ColourField } from './colour-field.tsx';
import { useRefreshRoles } from './queries.ts';
import { RoleConflict } from './role-conflict.tsx';

/** Permissions of the edited role, with unsaved changes. */
export interface EditedPermissions {
  role: string;
  given: readonly Permission[];
  /** Stable, so that a row renders only if its own permission is switched. */
  toggle: (permission: Permission, on: boolean) => void;
}

interface RoleFormProps {
  role: Role;
  onClose: () => void;
  /** Whether the form can be closed, because there is a view without it. */
  close: boolean;
  children: (editing: EditedPermissions) => ReactNode;
}

interface RoleValues {
  colour: RoleColour;
  permissions: Permission[];
}

/** Form to edit a role, around any view of its permissions. */
export function RoleForm({ role, onClose, close, children }: RoleFormProps) {
  const { t } = useLingui();
  const refresh = useRefreshRoles();
  const [theirs, setTheirs] = useState<Role>();
  const { name, colour, permissions } = role;
  const version = theirs?.version ?? role.version;
  const latest = useRef<{ value: readonly Permission[]; onChange: (given: Permission[]) => void }>(null);
  const toggle = useCallback((permission: Permission, on: boolean) => {
    const { current: field } = latest;
    field?.onChange(PERMISSIONS.filter((one) => (one === permission ? on : field.value.includes(one))));
  }, []);
  return (
    <Form<RoleValues, RoleValues, Role>
      defaultValues={{ colour, permissions }}
      onSubmit={(values) =>
        call('PUT /api/role-definitions/:name', { params: { name }, body: { ...values, version } })
      }
      onSaved={async () => {
        toast.add({ description: t`Role ${name} saved`, tone: 'success' });
        await refresh();
      }}
      onRefused={(error) => {
        if (!(error instanceof RequestError) || error.code !== 'ROLE_STALE') return false;
        setTheirs(error.current as Role);
        return true;
      }}
      failure={t`The role could not be saved`}
    >
      {({ control }) => (
        <Stack gap="5">
          {theirs && (
            <Watch
              control={control}
              name="permissions"
              render={(mine) => (
                <RoleConflict
                  before={permissions}
                  theirs={theirs}
                  mine={mine}
                  onTake={() => void refresh()}
                />
              )}
            />
          )}
          <FormSummary />
          <HStack wrap="wrap" justify="space-between" align="end" gap="4">
            <ColourField control={control} role={name} />
            <HStack>
              {close && (
                <Button variant="ghost" onClick={onClose}>
                  <Trans>Cancel</Trans>
                </Button>
              )}
              <SubmitButton needsChange disabled={theirs !== undefined}>
                <Trans>Save {name}</Trans>
              </SubmitButton>
            </HStack>
          </HStack>
          <Controller
            control={control}
            name="permissions"
            label={t`Permissions`}
            render={({ field }) => {
              latest.current = field;
              return <>{children({ role: name, given: field.value, toggle })}</>;
            }}
          />
        </Stack>
      )}
    </Form>
  );
}
