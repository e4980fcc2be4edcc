import {
  ErrorBox,
  Forbidden,
  isForbidden,
  Panel,
  PENDING,
  rolesQuery,
  Skeleton,
  Stack,
  Text,
  useMinWidth,
  useQuery,
  useSearchParams,
  VisuallyHidden,
} from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { grantsUnserved, PERMISSION_GROUPS, remoteGroupsOf } from './permission-groups.tsx';
import { remotePermissionsQuery, useEditor } from './queries.ts';
import { mayChange } from './role-authority.ts';
import { RoleForm } from './role-form.tsx';
import { RoleMatrix } from './role-matrix.tsx';
import { RoleSheet } from './role-sheet.tsx';

/** All roles and their permissions; in narrow windows one role at a time. One role is edited at a time; the URL contains it. */
export function RolesPanel() {
  const { t, i18n } = useLingui();
  const { data, error, refetch } = useQuery(rolesQuery);
  const remotes = useQuery(remotePermissionsQuery);
  const groups = useMemo(
    () => [...PERMISSION_GROUPS, ...remoteGroupsOf(remotes.data?.items ?? [], i18n.locale)],
    [remotes.data, i18n.locale],
  );
  const roles = data?.items;
  const editor = useEditor();
  const [search, setSearch] = useSearchParams();
  const wide = useMinWidth('lg');
  const choose = (name: string | undefined) =>
    setSearch(name ? { role: name } : {}, { replace: true, preventScrollReset: true });
  if (isForbidden(error)) return <Forbidden permission="roles.read" />;
  if (error && !roles)
    return <ErrorBox title={t`The roles could not be loaded`} error={error} onRetry={() => void refetch()} />;
  if (!roles || !editor || remotes.isPending) return <RolesSkeleton />;
  const chosen = roles.find(({ name }) => name === search.get('role')?.toUpperCase());
  const editing = chosen && mayChange(editor, chosen) ? chosen : undefined;
  const Shape = wide ? RoleMatrix : RoleSheet;
  const parts = { groups, roles, editor, chosen, onChoose: choose };
  const unserved = remotes.data ? roles.filter((role) => grantsUnserved(role, groups)) : [];
  return (
    <Panel p={{ base: '4', md: '5' }} minW="0">
      {editing ? (
        // A later version remounts the form, because its initial values have changed.
        <RoleForm
          key={`${editing.name} ${editing.version}`}
          role={editing}
          onClose={() => choose(undefined)}
          close={wide}
        >
          {(editable) => <Shape {...parts} editing={editable} />}
        </RoleForm>
      ) : (
        <Shape {...parts} />
      )}
      {remotes.error && (
        <ErrorBox
          title={t`The permissions of apps could not be loaded`}
          error={remotes.error}
          onRetry={() => void remotes.refetch()}
        />
      )}
      {unserved.map(({ name }) => (
        <Text key={name} mt="4" color="fg.muted">
          <Trans>{name} also grants permissions of apps that are not installed.</Trans>
        </Text>
      ))}
    </Panel>
  );
}

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f'];

function RolesSkeleton() {
  return (
    <Stack gap="2" role="status" {...PENDING}>
      <VisuallyHidden>
        <Trans>Loading roles</Trans>
      </VisuallyHidden>
      {ROWS.map((row) => (
        <Skeleton key={row} height="8" aria-hidden />
      ))}
    </Stack>
  );
}
