import type { Role } from '@boardwalk/contracts';
import { Box, chakra, RoleBadge, Stack, Text } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { PERMISSION_WORDS } from '../permission-labels.tsx';

/** The same as the table, role by role, where it wouldn't fit. */
export function PermissionsList({ roles }: { roles: readonly Role[] }) {
  const { t } = useLingui();
  return (
    <Stack as="ul" listStyleType="none" gap="0" borderTopWidth="1px" aria-label={t`Permissions of each role`}>
      {roles.map(({ name, colour, permissions }) => (
        <Box as="li" key={name} py="3" borderBottomWidth="1px">
          <RoleBadge role={name} colour={colour} />
          {permissions.length === 0 ? (
            <Text color="fg.muted" fontSize="sm" mt="1.5">
              <Trans>Nothing beyond what every member may do</Trans>
            </Text>
          ) : (
            <chakra.ul listStyleType="none" mt="1.5" fontSize="sm">
              {permissions.map((permission) => (
                <li key={permission}>
                  <code>{permission}</code>{' '}
                  <chakra.span color="fg.muted">{PERMISSION_WORDS[permission]}</chakra.span>
                </li>
              ))}
            </chakra.ul>
          )}
        </Box>
      ))}
    </Stack>
  );
}
