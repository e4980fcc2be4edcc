import { ACCOUNT_STATES, isClosed, type ProfilePart, VISIBILITY_DEFAULTS } from '@boardwalk/contracts';
import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { holds } from '../../platform/text/search-text.ts';
import { roleAssignments } from './assignments.table.ts';
import { users } from './users.table.ts';

const CLOSED = ACCOUNT_STATES.filter(isClosed);

/** Returns the condition that the account of the member in this column isn't closed. */
export function isOpenMember(memberId: AnyPgColumn): SQL {
  return sql`NOT EXISTS (SELECT 1 FROM ${users} WHERE ${users.id} = ${memberId}
    AND ${users.accountState} = ANY(${sql.param([...CLOSED])}::text[]))`;
}

/** Returns the condition for an open account, for a query over members. */
export function isOpenAccount(): SQL {
  return sql`NOT (${users.accountState} = ANY(${sql.param([...CLOSED])}::text[]))`;
}

/** Returns the condition that the name or handle of the member in this column contains the search in any spelling. */
export function namedMember(memberId: AnyPgColumn, name: string): SQL {
  return sql`EXISTS (SELECT 1 FROM ${users} WHERE ${users.id} = ${memberId} AND ${holds(users.nameForm, name)})`;
}

/** Returns the condition that the member in this column has this handle, in lowercase. */
export function hasHandle(memberId: AnyPgColumn, handle: string): SQL {
  return sql`EXISTS (SELECT 1 FROM ${users} WHERE ${users.id} = ${memberId} AND lower(${users.username}) = ${handle})`;
}

/**
 * Returns the condition that the member in this column has one of the roles of another column, with implied roles: OWNER implies ADMIN, and a
 * member without roles is a USER.
 */
export function holdsAnyRoleOf(memberId: AnyPgColumn, roles: AnyPgColumn): SQL {
  const theirs = sql`SELECT 1 FROM ${roleAssignments} WHERE ${roleAssignments.userId} = ${memberId}`;
  return sql`(EXISTS (${theirs} AND (${roleAssignments.role} = ANY(${roles})
      OR (${roleAssignments.role} = 'OWNER' AND 'ADMIN' = ANY(${roles}))))
    OR ('USER' = ANY(${roles}) AND NOT EXISTS (${theirs})))`;
}

/** Returns the condition that the member in this column shows their page to other members. */
export function showsPageToMembers(memberId: AnyPgColumn): SQL {
  return sql`EXISTS (SELECT 1 FROM ${users} WHERE ${users.id} = ${memberId} AND ${showsToMembers('page')})`;
}

/** Returns the condition that the member shows a part of their page, which requires that they show the page itself. */
export function showsPartToMembers(memberId: AnyPgColumn, part: ProfilePart): SQL {
  return sql`EXISTS (SELECT 1 FROM ${users} WHERE ${users.id} = ${memberId}
    AND ${showsToMembers('page')} AND ${showsToMembers(part)})`;
}

/** Returns the condition that a member shows a part of their profile to other members, for a query over members. */
export function showsToMembers(part: ProfilePart): SQL {
  return sql`coalesce(${users.visibility} ->> ${sql.raw(`'${part}'`)}, ${VISIBILITY_DEFAULTS[part]}::text) IN ('everybody', 'members')`;
}
