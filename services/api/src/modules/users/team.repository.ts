import { Injectable } from '@nestjs/common';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { Database } from '../../platform/database/database.ts';
import { roleAssignments } from './assignments.table.ts';
import { users } from './users.table.ts';

const MOST = 200;

@Injectable()
export class TeamRepository {
  constructor(private readonly database: Database) {}

  /** Returns members with one of these roles who didn't opt out, with all their roles and without their e-mail address. */
  findListed(roles: readonly string[]) {
    return this.database.queries
      .select({
        username: users.username,
        fullName: users.fullName,
        avatarUrl: users.avatarUrl,
        bio: users.bio,
        visibility: users.visibility,
        roles: sql<string[]>`array_agg(${roleAssignments.role})`,
      })
      .from(users)
      .innerJoin(roleAssignments, eq(roleAssignments.userId, users.id))
      .where(and(eq(users.listedOnTeam, true), inArray(roleAssignments.role, [...roles])))
      .groupBy(users.id)
      .limit(MOST);
  }
}
