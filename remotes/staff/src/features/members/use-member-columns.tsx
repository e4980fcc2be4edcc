import type { ListedUser } from '@boardwalk/contracts';
import { chakra, type DataColumn, TimeText } from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useMemo } from 'react';
import { AssignedRoles } from '../../roles/role-badge.tsx';
import { LastSeen, MemberCell } from './member-cells.tsx';

/** Columns of the members, sorted by the server. @param action omitted without permission. */
export function useMemberColumns(action?: (member: ListedUser) => ReactNode): DataColumn<ListedUser>[] {
  const { t } = useLingui();
  return useMemo(
    () => [
      { id: 'member', header: t`Member`, width: '22%', cell: (member) => <MemberCell member={member} /> },
      { id: 'email', header: t`E-mail`, width: '20%', cell: ({ email }) => email },
      {
        id: 'roles',
        header: t`Roles`,
        cell: ({ assignments }) => <AssignedRoles assignments={assignments} />,
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
      ...(action ? [{ id: 'manage', header: t`Manage`, width: '10rem', cell: action }] : []),
    ],
    [t, action],
  );
}
