import type { ListedUser } from '@boardwalk/contracts';
import { Box, chakra, Flex, HStack, Stack, TimeText } from '@boardwalk/kit';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { AssignedRoles } from '../../roles/role-badge.tsx';
import { LastSeen, MemberCell } from './member-cells.tsx';

interface MemberCardProps {
  member: ListedUser;
  /** Whether members of the demo community are marked. */
  marksDemo: boolean;
  action: ReactNode;
}

/** A member as a card, in windows too narrow for a table. */
export function MemberCard({ member, marksDemo, action }: MemberCardProps) {
  return (
    <Stack gap="2.5">
      <HStack justify="space-between" align="start" gap="2">
        <MemberCell member={member} marksDemo={marksDemo} />
        {action}
      </HStack>
      {member.assignments.length > 0 && <AssignedRoles assignments={member.assignments} />}
      <Box fontSize="sm" color="fg.muted" overflowWrap="anywhere">
        <Box color="fg">{member.email}</Box>
        {/* "now" becomes "2 minutes ago" over time, so on phones each has a line of its own. */}
        <Flex direction={{ base: 'column', sm: 'row' }} columnGap="4">
          <chakra.span>
            <Trans>
              Joined <TimeText at={member.createdAt} />
            </Trans>
          </chakra.span>
          <chakra.span>
            <Trans>
              Last seen: <LastSeen at={member.lastSeenAt} />
            </Trans>
          </chakra.span>
        </Flex>
      </Box>
    </Stack>
  );
}
