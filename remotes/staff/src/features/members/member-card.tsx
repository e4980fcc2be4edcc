import type { ListedUser } from '@boardwalk/contracts';
import { Box, chakra, Flex, Stack, TimeText } from '@boardwalk/kit';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { AssignedRoles } from '../../roles/role-badge.tsx';
import { LastSeen, MemberCell } from './member-cells.tsx';

/** A member as a card, in windows too narrow for a table. */
export function MemberCard({ member, action }: { member: ListedUser; action?: ReactNode }) {
  return (
    <Stack gap="2.5">
      <MemberCell member={member} />
      <AssignedRoles assignments={member.assignments} />
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
      {action && <Box mt="0.5">{action}</Box>}
    </Stack>
  );
}
