import type { AccountState, RoleSource } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { eq, sql } from 'drizzle-orm';
import { Database } from '../../platform/database/database.ts';
import { ROLES_VERSION } from '../role-definitions/role-directory.service.ts';
import { roleAssignments } from './assignments.table.ts';
import { memberSessions } from './member-sessions.table.ts';
import { users } from './users.table.ts';

/** Data of a member that each request needs. */
export interface Member {
  id: string;
  fullName: string;
  username: string;
  profileKnown: boolean;
  emailVerified: boolean | null;
  identitySyncedAt: Date | null;
  lastSeenAt: Date | null;
  accountState: AccountState;
  accountUntil: Date | null;
  accountReason: string | null;
  sessionsEndedAt: Date | null;
  /** Time at which the member ended all sign-ins except one, and that sign-in. */
  othersEndedAt: Date | null;
  keptSignInAt: Date | null;
  /** Session of the call, if it is known. Times are in milliseconds since 1970. */
  session: { endedAt: number | null; seenAt: number } | null;
  assignments: { role: string; source: RoleSource }[];
  /** Version of the site's roles at the time of this read. */
  rolesVersion: number;
}

@Injectable()
export class MembersRepository {
  private readonly byId;

  constructor(database: Database) {
    this.byId = database.prepared('member_by_id', (queries) =>
      queries
        .select({
          id: users.id,
          fullName: users.fullName,
          username: users.username,
          profileKnown: users.profileKnown,
          emailVerified: users.emailVerified,
          identitySyncedAt: users.identitySyncedAt,
          lastSeenAt: users.lastSeenAt,
          accountState: users.accountState,
          accountUntil: users.accountUntil,
          accountReason: users.accountReason,
          sessionsEndedAt: users.sessionsEndedAt,
          othersEndedAt: users.othersEndedAt,
          keptSignInAt: users.keptSignInAt,
          session: sql<
            Member['session']
          >`(SELECT json_build_object('endedAt', extract(epoch FROM ended_at) * 1000, 'seenAt', extract(epoch FROM last_seen_at) * 1000)
            FROM ${memberSessions} WHERE ${memberSessions.userId} = ${users.id}
            AND ${memberSessions.signedInAt} = to_timestamp(${sql.placeholder('signedInAt')}::double precision))`,
          assignments: sql<Member['assignments']>`coalesce(
            json_agg(json_build_object('role', ${roleAssignments.role}, 'source', ${roleAssignments.source}))
            FILTER (WHERE ${roleAssignments.id} IS NOT NULL), '[]')`,
          rolesVersion: ROLES_VERSION,
        })
        .from(users)
        .leftJoin(roleAssignments, eq(roleAssignments.userId, users.id))
        .where(eq(users.id, sql.placeholder('id')))
        .groupBy(users.id),
    );
  }

  /** Returns one member with all their roles, in one query. @param signedInAt time of the caller's sign-in, in seconds since 1970. */
  async find(id: string, signedInAt: number | undefined): Promise<Member | undefined> {
    const [row] = await this.byId().execute({ id, signedInAt: signedInAt ?? null });
    return row;
  }
}
