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
  /** Permissions of the site and of remotes. */
  given: readonly string[];
  /** Stable, so that a row renders only if its own permission is switched. */
  toggle: (permission: string, on: boolean) => void;
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
  /** Permissions of the site and of remotes. */
  permissions: string[];
}

/** Sorts permissions: those of the site as the site lists them, then those of remotes by name. */
function inOrder(given: readonly string[]): string[] {
  const { permissions, remotePermissions } = split(given);
  return [...permissions, ...remotePermissions.toSorted()];
}

/** Separates the permissions of the site from those of remotes. */
function split(given: readonly string[]): Pick<Role, 'permissions' | 'remotePermissions'> {
  const isOfSite = (key: string): key is Permission => PERMISSIONS.some((permission) => permission === key);
  return {
    permissions: PERMISSIONS.filter((permission) => given.includes(permission)),
    remotePermissions: given.filter((key) => !isOfSite(key)),
  };
}

/** Returns all permissions of a role, of the site and of remotes. */
function allOf({ permissions, remotePermissions }: Role): string[] {
  return [...permissions, ...remotePermissions];
}

/** Form to edit a role, around any view of its permissions. */
export function RoleForm({ role, onClose, close, children }: RoleFormProps) {
  const { t } = useLingui();
  const refresh = useRefreshRoles();
  const [theirs, setTheirs] = useState<Role>();
  const { name, colour } = role;
  const before = allOf(role);
  const version = theirs?.version ?? role.version;
  const latest = useRef<{ value: readonly string[]; onChange: (given: string[]) => void }>(null);
  const toggle = useCallback((permission: string, on: boolean) => {
    const { current: field } = latest;
    if (!field) return;
    const others = field.value.filter((one) => one !== permission);
    // Sorted, so that a permission that is switched back leaves no change.
    field.onChange(on ? inOrder([...others, permission]) : others);
  }, []);
  return (
    <Form<RoleValues, RoleValues, Role>
      defaultValues={{ colour, permissions: inOrder(before) }}
      onSubmit={(values) =>
        call('PUT /api/role-definitions/:name', {
          params: { name },
          body: { colour: values.colour, ...split(values.permissions), version },
        })
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
                <RoleConflict before={before} theirs={theirs} mine={mine} onTake={() => void refresh()} />
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
