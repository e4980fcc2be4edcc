import { Injectable } from '@nestjs/common';
import { sql } from 'drizzle-orm';
import { Database } from '../../platform/database/database.ts';
import { users } from './users.table.ts';

@Injectable()
export class CensusRepository {
  constructor(private readonly database: Database) {}

  countMembers(): Promise<number> {
    return this.database.queries.$count(users);
  }

  /** Two counts over two indexes, in one query. */
  async measureActivity(): Promise<{ activeNow: number; joinedThisWeek: number }> {
    const { rows } = await this.database.queries.execute<{ active: number; joined: number }>(sql`
      SELECT
        (SELECT count(*)::int FROM ${users} WHERE ${users.lastSeenAt} > now() - interval '15 minutes') AS active,
        (SELECT count(*)::int FROM ${users} WHERE ${users.createdAt} > now() - interval '7 days') AS joined`);
    return { activeNow: rows[0]?.active ?? 0, joinedThisWeek: rows[0]?.joined ?? 0 };
  }
}
