import { Injectable } from '@nestjs/common';
import { and, desc, eq, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { Database } from '../../platform/database/database.ts';
import { type MemberSessionRow, memberSessions } from './member-sessions.table.ts';
import { users } from './users.table.ts';

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

  /** Those that go on, who was here last first. */
  findOpen(userId: string, limit: number): Promise<MemberSessionRow[]> {
    return this.database.queries
      .select()
      .from(memberSessions)
      .where(and(eq(memberSessions.userId, userId), isNull(memberSessions.endedAt)))
      .orderBy(desc(memberSessions.lastSeenAt), memberSessions.id)
      .limit(limit);
  }

  /** @returns false when there is no such session of this member that goes on. */
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

  /** Ends the known sessions but one. */
  endOthers(userId: string, signedInAt: Date): Promise<void> {
    return this.endThose(userId, ne(memberSessions.signedInAt, signedInAt));
  }

  /** Ends the sign-ins before this moment of which no call has come yet, but one. */
  async endUnknown(userId: string, signedInAt: Date): Promise<void> {
    await this.database.queries
      .update(users)
      .set({ othersEndedAt: sql`clock_timestamp()`, keptSignInAt: signedInAt })
      .where(eq(users.id, userId));
  }

  /** Sessions that nobody has used for so long, and those that were ended a year ago: no token lives as long. */
  async removeOld(days: number): Promise<void> {
    const unused = sql`${memberSessions.lastSeenAt} < now() - make_interval(days => ${days})`;
    const forgotten = sql`${memberSessions.endedAt} < now() - interval '1 year'`;
    await this.database.queries
      .delete(memberSessions)
      .where(
        or(and(isNull(memberSessions.endedAt), unused), and(isNotNull(memberSessions.endedAt), forgotten)),
      );
  }

  private async endThose(userId: string, which: SQL): Promise<void> {
    await this.database.queries
      .update(memberSessions)
      .set({ endedAt: sql`now()` })
      .where(and(eq(memberSessions.userId, userId), which, isNull(memberSessions.endedAt)));
  }
}
