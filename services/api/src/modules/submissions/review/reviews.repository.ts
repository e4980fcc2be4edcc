import { Injectable } from '@nestjs/common';
import { and, asc, eq, sql } from 'drizzle-orm';
import { Database } from '../../../platform/database/database.ts';
import { afterPosition } from '../../../platform/database/keyset.ts';
import { insertOne } from '../../../platform/database/rows.ts';
import { type NoteRow, reviewNotes, reviewScores, type ScoreRow } from '../reviews.table.ts';

type Position = [at: number, id: string];

/** Notes and scores of reviewers. Endpoints of applicants must not use it. */
@Injectable()
export class ReviewsRepository {
  constructor(private readonly database: Database) {}

  /** Returns scores, oldest first. */
  findScores(submissionId: string): Promise<ScoreRow[]> {
    return this.database.queries
      .select()
      .from(reviewScores)
      .where(eq(reviewScores.submissionId, submissionId))
      .orderBy(asc(reviewScores.at));
  }

  async putScore(score: Omit<typeof reviewScores.$inferInsert, 'at'>): Promise<void> {
    const { scores, comment } = score;
    await this.database.queries
      .insert(reviewScores)
      .values(score)
      .onConflictDoUpdate({
        target: [reviewScores.submissionId, reviewScores.reviewerId],
        set: {
          scores,
          comment,
          at: sql`clock_timestamp()`,
          firstScores: sql`CASE WHEN coalesce(${reviewScores.firstScores}, ${reviewScores.scores}) = excluded.scores
            THEN NULL ELSE coalesce(${reviewScores.firstScores}, ${reviewScores.scores}) END`,
        },
      });
  }

  async insertNote(note: typeof reviewNotes.$inferInsert): Promise<NoteRow> {
    return insertOne(this.database, reviewNotes, note);
  }

  /** Returns notes after the position, oldest first. */
  findNotes(submissionId: string, after: Position | undefined, limit: number): Promise<NoteRow[]> {
    return this.database.queries
      .select()
      .from(reviewNotes)
      .where(
        and(
          eq(reviewNotes.submissionId, submissionId),
          after && afterPosition(reviewNotes.at, reviewNotes.id, after),
        ),
      )
      .orderBy(asc(reviewNotes.at), asc(reviewNotes.id))
      .limit(limit);
  }
}
