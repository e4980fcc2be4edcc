import {
  type Account,
  type CurrentUser,
  DELETED_MEMBER,
  type ListedUser,
  type RoleAssignment,
  visibilityOf,
} from '@boardwalk/contracts';
import type { Caller } from '../../platform/auth/caller.ts';
import type { AssignmentRow } from './assignments.table.ts';
import type { UserRow } from './users.table.ts';

/** Displayed identity of a member. */
export interface MemberName {
  fullName: string;
  username: string;
  avatarUrl: string | null;
}

/** Returns the name of an author or editor, whose id is null after they are deleted. */
export function nameOf(names: ReadonlyMap<string, MemberName>, id: string | null): MemberName {
  return names.get(id ?? '') ?? DELETED_MEMBER;
}

/** Returns only these three fields; null without a member. */
export function personOf(name: MemberName | undefined): MemberName | null {
  return name ? { username: name.username, fullName: name.fullName, avatarUrl: name.avatarUrl } : null;
}

export function toCurrentUser(
  row: UserRow,
  caller: Pick<Caller, 'roles' | 'permissions' | 'remotePermissions'>,
): CurrentUser {
  return {
    ...row,
    roles: [...caller.roles],
    permissions: [...caller.permissions],
    remotePermissions: remotePermissionsOf(caller),
    account: toAccount(row),
    visibility: visibilityOf(row.visibility),
    deletionDueAt: row.deletionDueAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

function remotePermissionsOf({ remotePermissions = [] }: Pick<Caller, 'remotePermissions'>) {
  return remotePermissions === 'all' ? 'all' : [...remotePermissions];
}

export function toAccount({
  accountState: state,
  accountUntil,
  accountReason: reason,
}: Pick<UserRow, 'accountState' | 'accountUntil' | 'accountReason'>): Account {
  return { state, until: accountUntil?.toISOString() ?? null, reason };
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
