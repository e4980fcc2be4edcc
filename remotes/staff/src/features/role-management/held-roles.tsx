import type { ListedUser, RoleAssignment } from '@boardwalk/contracts';
import { Box, Button, Flex, Heading, Stack, Text, TimeText } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { SiteRole } from '../../roles/role-badge.tsx';
import { type Manager, removalObstacleTo } from './role-rules.ts';
import type { useRemoveRole } from './use-remove-role.ts';

export type Removal = ReturnType<typeof useRemoveRole>;

interface HeldRolesProps {
  caller: Manager;
  member: ListedUser;
  removal: Removal;
}

/** Role assignments with their source; those of this site can be removed. */
export function HeldRoles({ caller, member, removal }: HeldRolesProps) {
  const { assignments } = member;
  return (
    <Stack as="section" gap="3">
      <Heading as="h3" textStyle="md">
        <Trans>Current roles</Trans>
      </Heading>
      {assignments.length === 0 ? (
        <Text color="fg.muted">
          <Trans>No extra roles. Every member has the role USER.</Trans>
        </Text>
      ) : (
        <Box as="ul" listStyleType="none" borderTopWidth="1px">
          {assignments.map((assignment) => (
            <HeldRole key={assignment.id} caller={caller} assignment={assignment} removal={removal} />
          ))}
        </Box>
      )}
    </Stack>
  );
}

interface HeldRoleProps extends Omit<HeldRolesProps, 'member'> {
  assignment: RoleAssignment;
}

function HeldRole({ caller, assignment, removal }: HeldRoleProps) {
  const { t } = useLingui();
  const { role, createdAt } = assignment;
  const obstacle = removalObstacleTo(caller, assignment);
  return (
    <Flex as="li" justify="space-between" align="center" gap="3" py="3" borderBottomWidth="1px">
      <Box minW="0">
        <SiteRole role={role} />
        <Text fontSize="sm" color="fg.muted" mt="1">
          <Origin createdAt={createdAt} obstacle={obstacle} />
        </Text>
      </Box>
      {obstacle === undefined && (
        <Button
          size="sm"
          variant="outline"
          colorPalette="signal"
          flexShrink="0"
          aria-label={t`Remove ${role}`}
          loading={removal.busy && removal.assignment?.id === assignment.id}
          disabled={removal.busy}
          onClick={() => removal.request(assignment)}
        >
          <Trans>Remove</Trans>
        </Button>
      )}
    </Flex>
  );
}

interface OriginProps {
  createdAt: string;
  obstacle: ReturnType<typeof removalObstacleTo>;
}

/** Source of an assignment, and why it can't be removed. */
function Origin({ createdAt, obstacle }: OriginProps) {
  if (obstacle === 'identity')
    return (
      <Trans>Assigned by the identity provider. You can only remove it there, in the account’s roles.</Trans>
    );
  if (obstacle === 'rank') return <Trans>You can only remove roles below your own highest role.</Trans>;
  return (
    <Trans>
      Assigned on this site, <TimeText at={createdAt} />
    </Trans>
  );
}
