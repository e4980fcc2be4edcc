import type { Role } from '@boardwalk/contracts';
import { Box, chakra, Flex, IconButton, RoleBadge, Table } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { Pencil } from 'lucide-react';
import { Fragment, memo } from 'react';
import { MatrixCell } from './matrix-cell.tsx';
import { PermissionBox } from './permission-box.tsx';
import { type GroupedPermission, grants, type PermissionGroup } from './permission-groups.tsx';
import { type Editor, mayChange } from './role-authority.ts';
import type { EditedPermissions } from './role-form.tsx';

export interface RolesShapeProps {
  groups: readonly PermissionGroup[];
  roles: readonly Role[];
  editor: Editor;
  /** The role in the URL. */
  chosen: Role | undefined;
  onChoose: (name: string | undefined) => void;
  editing?: EditedPermissions;
}

/** Height of the site's header, with its border. */
const HEADER_HEIGHT = 'calc(4rem + 1px)';
/** Sticky header and first column. */
const HEAD = { position: 'sticky', zIndex: '2', bg: 'bg.panel' } as const;
const FIRST = { position: 'sticky', insetStart: '0', zIndex: '1', bg: 'bg.panel' } as const;

/** Number of roles whose columns fit next to the permissions, with vertical names. */
const MAX_ROLES_IN_PAGE = 14;
/** Width that the names may have together to be horizontal, in characters. A name has about 5 characters of space around it. */
const MAX_NAME_CHARACTERS = 80;
const SPACE_CHARACTERS = 5;

/**
 * Permissions as rows, roles as columns: the number of permissions grows. The table scrolls with the page, below its sticky header. Role names are
 * vertical if they don't fit otherwise; only with very many roles the table scrolls in itself.
 */
export function RoleMatrix({ groups, roles, editor, onChoose, editing }: RolesShapeProps) {
  const { t } = useLingui();
  const scrolls = roles.length > MAX_ROLES_IN_PAGE;
  return (
    <Box
      overflow={scrolls ? 'auto' : undefined}
      maxH={scrolls ? '80dvh' : undefined}
      role={scrolls ? 'region' : undefined}
      aria-label={scrolls ? t`Permissions of each role` : undefined}
      tabIndex={scrolls ? 0 : undefined}
    >
      <Table.Root
        size="sm"
        aria-label={t`Permissions of each role`}
        borderCollapse="separate"
        borderSpacing="0"
        css={ROWS}
      >
        <MatrixHead
          roles={roles}
          editor={editor}
          onChoose={onChoose}
          editedRole={editing?.role}
          top={scrolls ? '0' : HEADER_HEIGHT}
        />
        <Table.Body>
          {groups.map(({ id, label, permissions }) => (
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
                  key={permission.key}
                  permission={permission}
                  roles={roles}
                  editor={editor}
                  editedRole={editing?.role}
                  on={editing?.given.includes(permission.key)}
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

/** Rows of 40 pixels. */
const ROWS = { '& tbody :is(th, td)': { py: '0', height: '10' } };

interface MatrixHeadProps extends Pick<RolesShapeProps, 'roles' | 'editor' | 'onChoose'> {
  editedRole: string | undefined;
  /** Position at which the header is sticky. */
  top: string;
}

const VERTICAL = { writingMode: 'vertical-rl', transform: 'rotate(180deg)' } as const;

/** Memoized, like the rows: a switched permission renders its row, not the table. */
const MatrixHead = memo(function MatrixHead({ roles, editor, onChoose, editedRole, top }: MatrixHeadProps) {
  const characters = roles.reduce((sum, { name }) => sum + name.length + SPACE_CHARACTERS, 0);
  const isVertical = characters > MAX_NAME_CHARACTERS;
  return (
    <Table.Header>
      <Table.Row bg="transparent">
        <Table.ColumnHeader
          scope="col"
          color="fg.muted"
          verticalAlign="bottom"
          {...HEAD}
          {...FIRST}
          top={top}
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
            top={top}
          >
            <Box display="inline-block" title={role.name} css={isVertical ? VERTICAL : undefined}>
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
  permission: GroupedPermission;
  editedRole: string | undefined;
  /** Whether the edited role has the permission now. */
  on: boolean | undefined;
  onToggle: EditedPermissions['toggle'] | undefined;
}

const MatrixRow = memo(function MatrixRow({
  permission: { key, label, description },
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
          <Flex
            justify="space-between"
            align="baseline"
            gap="4"
            title={description ? `${key}: ${description}` : key}
          >
            {label}
            <chakra.code translate="no" hideBelow="xl" textStyle="xs" color="fg.muted" whiteSpace="nowrap">
              {key}
            </chakra.code>
          </Flex>
        </chakra.th>
      </Table.Cell>
      {roles.map((role) => (
        <Table.Cell key={role.name} textAlign="center" px="1">
          {onToggle && role.name === editedRole ? (
            <PermissionBox
              permission={key}
              saved={grants(role, key)}
              editor={editor}
              role={role.name}
              on={on}
              onToggle={onToggle}
            />
          ) : (
            <MatrixCell given={grants(role, key)} />
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
