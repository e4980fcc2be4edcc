import { Box, chakra, HStack, RoleBadge, Select, Stack, Text } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { MatrixCell } from './matrix-cell.tsx';
import { PermissionBox } from './permission-box.tsx';
import { grants } from './permission-groups.tsx';
import type { RolesShapeProps } from './role-matrix.tsx';

/** A single role, for windows too narrow for the table. */
export function RoleSheet({ groups, roles, editor, chosen, onChoose, editing }: RolesShapeProps) {
  const { t } = useLingui();
  const role = chosen ?? roles[0];
  if (!role) return null;
  return (
    <Stack gap="5">
      <Select
        label={<Trans>Role</Trans>}
        value={role.name}
        options={roles.map(({ name }) => ({ value: name, label: name }))}
        onValueChange={onChoose}
      />
      {!editing && (
        <HStack wrap="wrap">
          <RoleBadge role={role.name} colour={role.colour} />
          <Text fontSize="sm" color="fg.muted">
            {role.name === 'OWNER' ? (
              <Trans>OWNER always has every permission.</Trans>
            ) : (
              <Trans>You can change roles below your own highest role.</Trans>
            )}
          </Text>
        </HStack>
      )}
      {groups.map(({ id, label, permissions }) => (
        <Box key={id} role="group" aria-label={t`Permissions of ${role.name}`}>
          <Text fontWeight="600" mb="1">
            {label}
          </Text>
          <chakra.ul listStyleType="none">
            {permissions.map(({ key, label: name, description }) => (
              <HStack as="li" key={key} title={description} minH="11" gap="3" borderTopWidth="1px" py="2">
                {editing ? (
                  <PermissionBox
                    permission={key}
                    editor={editor}
                    role={editing.role}
                    on={editing.given.includes(key)}
                    onToggle={editing.toggle}
                    saved={grants(role, key)}
                  >
                    {name}
                  </PermissionBox>
                ) : (
                  <>
                    <MatrixCell given={grants(role, key)} />
                    <span>{name}</span>
                  </>
                )}
              </HStack>
            ))}
          </chakra.ul>
        </Box>
      ))}
    </Stack>
  );
}
