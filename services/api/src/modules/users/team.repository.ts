import { ROLE_NAMES, ROLE_RANK, type RoleName } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { Database } from '../../platform/database/database.ts';
import { roleAssignments } from './assignments.table.ts';
import { users } from './users.table.ts';

/** Streamers and whitelisted members belong to the community, but they don't run it. */
const TEAM_ROLES = ROLE_NAMES.filter((role) => ROLE_RANK[role] >= ROLE_RANK.HELPER);
const MOST = 200;

@Injectable()
export class TeamRepository {
  constructor(private readonly database: Database) {}

  /** Members with a role of the team who didn't opt out, with all their roles and without their e-mail address. */
  findListed() {
    return this.database.queries
      .select({
        username: users.username,
        fullName: users.fullName,
        avatarUrl: users.avatarUrl,
        bio: users.bio,
        roles: sql<RoleName[]>`array_agg(${roleAssignments.role})`,
      })
      .from(users)
      .innerJoin(roleAssignments, eq(roleAssignments.userId, users.id))
      .where(and(eq(users.listedOnTeam, true), inArray(roleAssignments.role, TEAM_ROLES)))
      .groupBy(users.id)
      .limit(MOST);
  }
}
