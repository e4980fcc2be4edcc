import type { Permission, Role } from '@boardwalk/contracts';
import { Box, chakra, IconButton, RoleBadge, Table } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { Pencil } from 'lucide-react';
import { Fragment, memo } from 'react';
import { MatrixCell } from './matrix-cell.tsx';
import { PermissionBox } from './permission-box.tsx';
import { PERMISSION_GROUPS, PERMISSION_LABELS } from './permission-groups.tsx';
import { type Editor, mayChange } from './role-authority.ts';
import type { EditedPermissions } from './role-form.tsx';

export interface RolesShapeProps {
  roles: readonly Role[];
  editor: Editor;
  /** The role in the URL. */
  chosen: Role | undefined;
  onChoose: (name: string | undefined) => void;
  editing?: EditedPermissions;
}

/** Sticky header and first column. */
const HEAD = { position: 'sticky', top: '0', zIndex: '2', bg: 'bg.panel' } as const;
const FIRST = { position: 'sticky', insetStart: '0', zIndex: '1', bg: 'bg.panel' } as const;

/** Permissions as rows, roles as columns: the number of permissions grows. Role names are vertical, so that all fit. */
export function RoleMatrix({ roles, editor, onChoose, editing }: RolesShapeProps) {
  const { t } = useLingui();
  return (
    <Box
      overflow="auto"
      maxH="min(80dvh, 60rem)"
      role="region"
      aria-label={t`Permissions of each role`}
      tabIndex={0}
    >
      <Table.Root
        size="sm"
        aria-label={t`Permissions of each role`}
        borderCollapse="separate"
        borderSpacing="0"
      >
        <MatrixHead roles={roles} editor={editor} onChoose={onChoose} editedRole={editing?.role} />
        <Table.Body>
          {PERMISSION_GROUPS.map(({ id, label, permissions }) => (
            <Fragment key={id}>
              <Table.Row bg="bg.subtle">
                <Table.Cell asChild>
                  <chakra.th scope="rowgroup" textAlign="start" fontWeight="600" {...FIRST} bg="bg.subtle">
                    {label}
                  </chakra.th>
                </Table.Cell>
                <Table.Cell colSpan={roles.length} />
              </Table.Row>
              {permissions.map((permission) => (
                <MatrixRow
                  key={permission}
                  permission={permission}
                  roles={roles}
                  editor={editor}
                  editedRole={editing?.role}
                  on={editing?.given.includes(permission)}
                  onToggle={editing?.toggle}
                />
              ))}
            </Fragment>
          ))}
        </Table.Body>
      </Table.Root>
    </Box>
  );
}

interface MatrixHeadProps extends Pick<RolesShapeProps, 'roles' | 'editor' | 'onChoose'> {
  editedRole: string | undefined;
}

/** Memoized, like the rows: a switched permission renders its row, not the table. */
const MatrixHead = memo(function MatrixHead({ roles, editor, onChoose, editedRole }: MatrixHeadProps) {
  return (
    <Table.Header>
      <Table.Row bg="transparent">
        <Table.ColumnHeader
          scope="col"
          color="fg.muted"
          verticalAlign="bottom"
          {...HEAD}
          {...FIRST}
          zIndex="3"
        >
          <Trans>Permission</Trans>
        </Table.ColumnHeader>
        {roles.map((role) => (
          <Table.ColumnHeader
            key={role.name}
            scope="col"
            verticalAlign="bottom"
            textAlign="center"
            px="1"
            {...HEAD}
          >
            <Box display="inline-block" css={{ writingMode: 'vertical-rl', transform: 'rotate(180deg)' }}>
              <RoleBadge role={role.name} colour={role.colour} />
            </Box>
            <Box minH="9" mt="1">
              {mayChange(editor, role) && editedRole !== role.name && (
                <EditButton
                  role={role.name}
                  disabled={editedRole !== undefined}
                  onClick={() => onChoose(role.name)}
                />
              )}
            </Box>
          </Table.ColumnHeader>
        ))}
      </Table.Row>
    </Table.Header>
  );
});

interface MatrixRowProps extends Pick<RolesShapeProps, 'roles' | 'editor'> {
  permission: Permission;
  editedRole: string | undefined;
  /** Whether the edited role has the permission now. */
  on: boolean | undefined;
  onToggle: EditedPermissions['toggle'] | undefined;
}

const MatrixRow = memo(function MatrixRow({
  permission,
  roles,
  editor,
  editedRole,
  on = false,
  onToggle,
}: MatrixRowProps) {
  return (
    <Table.Row bg="transparent" _hover={{ bg: 'bg.subtle' }}>
      <Table.Cell asChild>
        <chakra.th scope="row" textAlign="start" fontWeight="400" minW="14rem" {...FIRST}>
          {PERMISSION_LABELS[permission]}
          <chakra.code translate="no" display="block" fontSize="sm" color="fg.muted">
            {permission}
          </chakra.code>
        </chakra.th>
      </Table.Cell>
      {roles.map(({ name, permissions }) => (
        <Table.Cell key={name} textAlign="center" px="1">
          {onToggle && name === editedRole ? (
            <PermissionBox
              permission={permission}
              saved={permissions.includes(permission)}
              editor={editor}
              role={name}
              on={on}
              onToggle={onToggle}
            />
          ) : (
            <MatrixCell given={permissions.includes(permission)} />
          )}
        </Table.Cell>
      ))}
    </Table.Row>
  );
});

interface EditButtonProps {
  role: string;
  disabled: boolean;
  onClick: () => void;
}

/** Opens the column of a role for editing. */
function EditButton({ role, disabled, onClick }: EditButtonProps) {
  const { t } = useLingui();
  return (
    <IconButton size="sm" variant="ghost" aria-label={t`Edit ${role}`} disabled={disabled} onClick={onClick}>
      <Pencil size="1em" aria-hidden />
    </IconButton>
  );
}
