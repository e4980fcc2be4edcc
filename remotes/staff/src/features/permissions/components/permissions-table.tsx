import { PERMISSIONS, type Role } from '@boardwalk/contracts';
import { Box, chakra, Table, VisuallyHidden } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import { RoleBadge } from '../../../roles/role-badge.tsx';
import { PERMISSION_WORDS } from '../permission-words.tsx';

/** Roles down, permissions across. */
export function PermissionsTable({ roles }: { roles: readonly Role[] }) {
  const { t } = useLingui();
  return (
    <Table.Root size="sm" aria-label={t`Permissions of each role`}>
      <Table.Header>
        <Table.Row bg="transparent">
          <Table.ColumnHeader scope="col" color="fg.muted">
            <Trans>Role</Trans>
          </Table.ColumnHeader>
          {PERMISSIONS.map((permission) => (
            <Table.ColumnHeader key={permission} scope="col" textAlign="center" verticalAlign="bottom">
              <chakra.code fontSize="sm">{permission}</chakra.code>
              <Box fontWeight="400" color="fg.muted">
                {PERMISSION_WORDS[permission]}
              </Box>
            </Table.ColumnHeader>
          ))}
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {roles.map(({ name, permissions }) => (
          <Table.Row key={name} bg="transparent" _hover={{ bg: 'bg.subtle' }}>
            <Table.Cell asChild>
              <chakra.th scope="row" textAlign="start" fontWeight="400">
                <RoleBadge role={name} />
              </chakra.th>
            </Table.Cell>
            {PERMISSIONS.map((permission) => (
              <Table.Cell key={permission} textAlign="center">
                <Mark held={permissions.includes(permission)} />
              </Table.Cell>
            ))}
          </Table.Row>
        ))}
      </Table.Body>
    </Table.Root>
  );
}

function Mark({ held }: { held: boolean }) {
  return held ? (
    <Box display="inline-flex" color="tide.fg">
      <Check size="1.25em" aria-hidden />
      <VisuallyHidden>
        <Trans>yes</Trans>
      </VisuallyHidden>
    </Box>
  ) : (
    <chakra.span color="fg.muted">
      <span aria-hidden>–</span>
      <VisuallyHidden>
        <Trans>no</Trans>
      </VisuallyHidden>
    </chakra.span>
  );
}
