import type { ListedUser } from '@boardwalk/contracts';
import { Table, TimeText } from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';
import { memo, type ReactNode } from 'react';
import { AssignedRoles } from '../../../roles/role-badge.tsx';
import { LastSeen } from './last-seen.tsx';
import { MemberName } from './member-name.tsx';

export interface MemberListProps {
  members: readonly ListedUser[];
  /** What can be done with a member; no column for it when nothing can. */
  action?: (member: ListedUser) => ReactNode;
}

/** The height of the navigation, under which the head of the table stays while the page scrolls. */
const UNDER_NAVIGATION = '4rem';

/** Members as rows. The head stays in sight. Not drawn again for what happens beside it: every letter of a search would cost a fifth of a second. */
export const MembersTable = memo(function MembersTable({ members, action }: MemberListProps) {
  const { t } = useLingui();
  const heads = [t`Member`, t`E-mail`, t`Roles`, t`Joined`, t`Last seen`, ...(action ? [t`Manage`] : [])];
  return (
    <Table.Root
      size="sm"
      variant="line"
      aria-label={t`Members`}
      bg="transparent"
      css={{ tableLayout: 'fixed' }}
    >
      <colgroup>
        <col style={{ width: '22%' }} />
        <col style={{ width: '20%' }} />
        <col />
        <col style={{ width: '7.25rem' }} />
        <col style={{ width: '7.25rem' }} />
        {action && <col style={{ width: '10rem' }} />}
      </colgroup>
      <Table.Header>
        <Table.Row bg="transparent">
          {heads.map((head) => (
            <Table.ColumnHeader
              key={head}
              scope="col"
              position="sticky"
              top={UNDER_NAVIGATION}
              zIndex="docked"
              bg="bg"
              color="fg.muted"
              boxShadow="inset 0 -1px 0 var(--chakra-colors-border-emphasized)"
              borderBottomWidth="0"
            >
              {head}
            </Table.ColumnHeader>
          ))}
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {members.map((member) => (
          <Table.Row key={member.id} bg="transparent" _hover={{ bg: 'bg.panel' }}>
            <Table.Cell>
              <MemberName member={member} />
            </Table.Cell>
            <Table.Cell overflowWrap="anywhere">{member.email}</Table.Cell>
            <Table.Cell>
              <AssignedRoles assignments={member.assignments} />
            </Table.Cell>
            <Table.Cell fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
              <TimeText at={member.createdAt} />
            </Table.Cell>
            <Table.Cell>
              <LastSeen at={member.lastSeenAt} />
            </Table.Cell>
            {action && <Table.Cell>{action(member)}</Table.Cell>}
          </Table.Row>
        ))}
      </Table.Body>
    </Table.Root>
  );
});
