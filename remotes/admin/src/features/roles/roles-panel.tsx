import {
  ErrorBox,
  Forbidden,
  isForbidden,
  Panel,
  PENDING,
  rolesQuery,
  Skeleton,
  Stack,
  useMinWidth,
  useQuery,
  useSearchParams,
  VisuallyHidden,
} from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEditor } from './queries.ts';
import { mayChange } from './role-authority.ts';
import { RoleForm } from './role-form.tsx';
import { RoleMatrix } from './role-matrix.tsx';
import { RoleSheet } from './role-sheet.tsx';

/** All roles and their permissions; in narrow windows one role at a time. One role is edited at a time; the URL contains it. */
export function RolesPanel() {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(rolesQuery);
  const roles = data?.items;
  const editor = useEditor();
  const [search, setSearch] = useSearchParams();
  const wide = useMinWidth('lg');
  const choose = (name: string | undefined) =>
    setSearch(name ? { role: name } : {}, { replace: true, preventScrollReset: true });
  if (isForbidden(error)) return <Forbidden permission="roles.read" />;
  if (error && !roles)
    return <ErrorBox title={t`The roles could not be loaded`} error={error} onRetry={() => void refetch()} />;
  if (!roles || !editor) return <RolesSkeleton />;
  const chosen = roles.find(({ name }) => name === search.get('role')?.toUpperCase());
  const editing = chosen && mayChange(editor, chosen) ? chosen : undefined;
  const Shape = wide ? RoleMatrix : RoleSheet;
  const parts = { roles, editor, chosen, onChoose: choose };
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
