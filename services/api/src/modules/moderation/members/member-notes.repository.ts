import { Injectable } from '@nestjs/common';
import { and, desc, eq, sql } from 'drizzle-orm';
import { Database } from '../../../platform/database/database.ts';
import { type MemberNoteRow, memberNotes } from '../punishments.table.ts';

type Position = [at: number, id: string];

/** Notes of the staff about members. Endpoints of the member concerned must not use it. */
@Injectable()
export class MemberNotesRepository {
  constructor(private readonly database: Database) {}

  async insert(note: typeof memberNotes.$inferInsert): Promise<MemberNoteRow> {
    const [row] = await this.database.queries.insert(memberNotes).values(note).returning();
    if (!row) throw new Error('The note was not inserted.');
    return row;
  }

  /** Returns notes before the position, newest first. */
  findPage(memberId: string, before: Position | undefined, limit: number): Promise<MemberNoteRow[]> {
    return this.database.queries
      .select()
      .from(memberNotes)
      .where(
        and(
          eq(memberNotes.memberId, memberId),
          before &&
            sql`(${memberNotes.at}, ${memberNotes.id}) < (${new Date(before[0]).toISOString()}::timestamptz, ${before[1]}::uuid)`,
        ),
      )
      .orderBy(desc(memberNotes.at), desc(memberNotes.id))
      .limit(limit);
  }

  /** Deletes a note of this author; undefined when there is none. */
  async removeOwn(id: string, authorId: string): Promise<MemberNoteRow | undefined> {
    const [row] = await this.database.queries
      .delete(memberNotes)
      .where(and(eq(memberNotes.id, id), eq(memberNotes.authorId, authorId)))
      .returning();
    return row;
  }

  count(memberId: string): Promise<number> {
    return this.database.queries.$count(memberNotes, eq(memberNotes.memberId, memberId));
  }
}
