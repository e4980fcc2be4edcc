import type { ListedUser } from '@boardwalk/contracts';
import { Box, chakra, Flex, Stack, TimeText } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import { AssignedRoles } from '../../../roles/role-badge.tsx';
import { LastSeen } from './last-seen.tsx';
import { MemberName } from './member-name.tsx';
import type { MemberListProps } from './members-table.tsx';

/** Members one under the other, where a table wouldn't fit. */
export const MemberCards = memo(function MemberCards({ members, action }: MemberListProps) {
  const { t } = useLingui();
  return (
    <Stack as="ul" gap="0" listStyleType="none" aria-label={t`Members`} borderTopWidth="1px">
      {members.map((member) => (
        <Box as="li" key={member.id} py="4" borderBottomWidth="1px">
          <MemberCard member={member} />
          {action && <Box mt="3">{action(member)}</Box>}
        </Box>
      ))}
    </Stack>
  );
});

function MemberCard({ member }: { member: ListedUser }) {
  return (
    <Stack gap="2.5">
      <MemberName member={member} />
      <AssignedRoles assignments={member.assignments} />
      <Box fontSize="sm" color="fg.muted" overflowWrap="anywhere">
        <Box color="fg">{member.email}</Box>
        <Flex wrap="wrap" columnGap="4">
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
