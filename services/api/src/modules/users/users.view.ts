import type { CurrentUser, ListedUser, RoleAssignment } from '@boardwalk/contracts';
import type { Caller } from '../../platform/auth/caller.ts';
import type { AssignmentRow } from './assignments.table.ts';
import type { UserRow } from './users.table.ts';

/** What is shown of a member beside what they wrote. */
export interface MemberName {
  fullName: string;
  username: string;
  avatarUrl: string | null;
}

/** What is shown instead when the member has left. */
export const FORMER_MEMBER = { fullName: 'Former member', username: 'former-member', avatarUrl: null };

/** The name of an author or editor, whose id is null once they have left. */
export function nameOf(names: ReadonlyMap<string, MemberName>, id: string | null): MemberName {
  return names.get(id ?? '') ?? FORMER_MEMBER;
}

export function toCurrentUser(row: UserRow, caller: Pick<Caller, 'roles' | 'permissions'>): CurrentUser {
  return {
    ...row,
    roles: [...caller.roles],
    permissions: [...caller.permissions],
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

export type HeldRoles = Pick<ListedUser, 'roles' | 'assignments'>;

export function toListedUser(row: UserRow, held: HeldRoles): ListedUser {
  return {
    ...row,
    ...held,
    createdAt: row.createdAt.toISOString(),
    lastSeenAt: row.lastSeenAt?.toISOString() ?? null,
  };
}

export function toAssignment(row: AssignmentRow): RoleAssignment {
  return { ...row, createdAt: row.createdAt.toISOString() };
}
