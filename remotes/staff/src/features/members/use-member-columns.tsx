import type { ListedUser } from '@boardwalk/contracts';
import { chakra, type DataColumn, TimeText } from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useMemo } from 'react';
import { AssignedRoles } from '../../roles/role-badge.tsx';
import { LastSeen, MemberCell } from './member-cells.tsx';

/** Columns of the members, sorted by the server. @param marksDemo whether members of the demo community are marked. */
export function useMemberColumns(
  action: (member: ListedUser) => ReactNode,
  marksDemo: boolean,
): DataColumn<ListedUser>[] {
  const { t } = useLingui();
  return useMemo(
    () => [
      {
        id: 'member',
        header: t`Member`,
        width: '22%',
        cell: (member) => <MemberCell member={member} marksDemo={marksDemo} />,
      },
      { id: 'email', header: t`E-mail`, width: '20%', cell: ({ email }) => email },
      {
        id: 'roles',
        header: t`Roles`,
        cell: ({ assignments }) => <AssignedRoles assignments={assignments} inList />,
      },
      {
        id: 'joined',
        header: t`Joined`,
        width: '7.25rem',
        cell: ({ createdAt }) => (
          <chakra.span fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
            <TimeText at={createdAt} />
          </chakra.span>
        ),
      },
      {
        id: 'seen',
        header: t`Last seen`,
        width: '7.25rem',
        cell: ({ lastSeenAt }) => <LastSeen at={lastSeenAt} />,
      },
      { id: 'actions', header: t`Actions`, headerHidden: true, width: '3.5rem', align: 'end', cell: action },
    ],
    [t, action, marksDemo],
  );
}
