import { Injectable } from '@nestjs/common';
import { and, desc, eq } from 'drizzle-orm';
import { Database } from '../../../platform/database/database.ts';
import { beforePosition } from '../../../platform/database/keyset.ts';
import { insertOne } from '../../../platform/database/rows.ts';
import { type MemberNoteRow, memberNotes } from '../punishments.table.ts';

type Position = [at: number, id: string];

/** Notes of the staff about members. Endpoints of the member concerned must not use it. */
@Injectable()
export class MemberNotesRepository {
  constructor(private readonly database: Database) {}

  async insert(note: typeof memberNotes.$inferInsert): Promise<MemberNoteRow> {
    return insertOne(this.database, memberNotes, note);
  }

  /** Returns notes before the position, newest first. */
  findPage(memberId: string, before: Position | undefined, limit: number): Promise<MemberNoteRow[]> {
    return this.database.queries
      .select()
      .from(memberNotes)
      .where(
        and(
          eq(memberNotes.memberId, memberId),
          before && beforePosition(memberNotes.at, memberNotes.id, before),
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
