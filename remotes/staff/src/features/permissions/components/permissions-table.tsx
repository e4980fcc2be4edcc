import { PERMISSIONS, type Role } from '@boardwalk/contracts';
import { Box, chakra, RoleBadge, Table, VisuallyHidden } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import { PERMISSION_WORDS } from '../permission-labels.tsx';

/** Permissions down, roles across: there are more of the first every season. Names stand upright, so that all roles fit. */
export function PermissionsTable({ roles }: { roles: readonly Role[] }) {
  const { t } = useLingui();
  return (
    <Table.Root size="sm" aria-label={t`Permissions of each role`}>
      <Table.Header>
        <Table.Row bg="transparent">
          <Table.ColumnHeader scope="col" color="fg.muted" verticalAlign="bottom">
            <Trans>Permission</Trans>
          </Table.ColumnHeader>
          {roles.map(({ name, colour }) => (
            <Table.ColumnHeader key={name} scope="col" verticalAlign="bottom" textAlign="center" px="1">
              <Box display="inline-block" css={{ writingMode: 'vertical-rl', transform: 'rotate(180deg)' }}>
                <RoleBadge role={name} colour={colour} />
              </Box>
            </Table.ColumnHeader>
          ))}
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {PERMISSIONS.map((permission) => (
          <Table.Row key={permission} bg="transparent" _hover={{ bg: 'bg.subtle' }}>
            <Table.Cell asChild>
              <chakra.th scope="row" textAlign="start" fontWeight="400">
                {PERMISSION_WORDS[permission]}
                <chakra.code display="block" fontSize="sm" color="fg.muted">
                  {permission}
                </chakra.code>
              </chakra.th>
            </Table.Cell>
            {roles.map(({ name, permissions }) => (
              <Table.Cell key={name} textAlign="center" px="1">
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
