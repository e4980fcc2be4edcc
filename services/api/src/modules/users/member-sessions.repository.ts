import { Injectable } from '@nestjs/common';
import { and, desc, eq, isNull, ne, type SQL, sql } from 'drizzle-orm';
import { Database } from '../../platform/database/database.ts';
import { Retention } from '../../platform/retention/retention.decorator.ts';
import { type MemberSessionRow, memberSessions } from './member-sessions.table.ts';
import { users } from './users.table.ts';

/** Days without a call after which a session counts as ended. */
const UNUSED_DAYS = 90;

@Retention([
  {
    table: memberSessions,
    column: memberSessions.lastSeenAt,
    age: `${UNUSED_DAYS} days`,
    when: isNull(memberSessions.endedAt),
  },
  // No token lives that long.
  { table: memberSessions, column: memberSessions.endedAt, age: '1 year' },
])
@Injectable()
export class MemberSessionsRepository {
  constructor(private readonly database: Database) {}

  async markSeen(userId: string, signedInAt: Date, browser: string): Promise<void> {
    await this.database.queries
      .insert(memberSessions)
      .values({ userId, signedInAt, browser })
      .onConflictDoUpdate({
        target: [memberSessions.userId, memberSessions.signedInAt],
        set: { browser, lastSeenAt: sql`now()` },
      });
  }

  /** Returns open sessions, last seen first. */
  findOpen(userId: string, limit: number): Promise<MemberSessionRow[]> {
    return this.database.queries
      .select()
      .from(memberSessions)
      .where(and(eq(memberSessions.userId, userId), isNull(memberSessions.endedAt)))
      .orderBy(desc(memberSessions.lastSeenAt), memberSessions.id)
      .limit(limit);
  }

  /** @returns false when the member has no such open session. */
  async end(userId: string, id: string): Promise<boolean> {
    const rows = await this.database.queries
      .update(memberSessions)
      .set({ endedAt: sql`now()` })
      .where(
        and(eq(memberSessions.userId, userId), eq(memberSessions.id, id), isNull(memberSessions.endedAt)),
      )
      .returning({ id: memberSessions.id });
    return rows.length > 0;
  }

  endCurrent(userId: string, signedInAt: Date): Promise<void> {
    return this.endThose(userId, eq(memberSessions.signedInAt, signedInAt));
  }

  /** Ends all known sessions except one. */
  endOthers(userId: string, signedInAt: Date): Promise<void> {
    return this.endThose(userId, ne(memberSessions.signedInAt, signedInAt));
  }

  /** Ends all earlier sign-ins except one, including those without a call so far. */
  async endUnknown(userId: string, signedInAt: Date): Promise<void> {
    await this.database.queries
      .update(users)
      .set({ othersEndedAt: sql`clock_timestamp()`, keptSignInAt: signedInAt })
      .where(eq(users.id, userId));
  }

  private async endThose(userId: string, which: SQL): Promise<void> {
    await this.database.queries
      .update(memberSessions)
      .set({ endedAt: sql`now()` })
      .where(and(eq(memberSessions.userId, userId), which, isNull(memberSessions.endedAt)));
  }
}
