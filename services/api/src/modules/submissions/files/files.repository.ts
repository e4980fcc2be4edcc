import { Injectable } from '@nestjs/common';
import { and, asc, eq, getTableColumns, inArray, isNull, lte, notExists, or, sql } from 'drizzle-orm';
import { Database } from '../../../platform/database/database.ts';
import { insertOne } from '../../../platform/database/rows.ts';
import { type SubmissionFileRow, submissionFiles } from '../submission-records.table.ts';
import { submissions } from '../submissions.table.ts';

@Injectable()
export class FilesRepository {
  constructor(private readonly database: Database) {}

  async insert(row: typeof submissionFiles.$inferInsert): Promise<SubmissionFileRow> {
    return insertOne(this.database, submissionFiles, row);
  }

  /** Returns files in the order of their upload. */
  findOfSubmission(submissionId: string): Promise<SubmissionFileRow[]> {
    return this.database.queries
      .select()
      .from(submissionFiles)
      .where(eq(submissionFiles.submissionId, submissionId))
      .orderBy(asc(submissionFiles.createdAt), asc(submissionFiles.id));
  }

  findOfMember(memberId: string): Promise<SubmissionFileRow[]> {
    return this.database.queries
      .select(getTableColumns(submissionFiles))
      .from(submissionFiles)
      .innerJoin(submissions, eq(submissions.id, submissionFiles.submissionId))
      .where(eq(submissions.applicantId, memberId))
      .orderBy(asc(submissionFiles.createdAt), asc(submissionFiles.id));
  }

  async find(submissionId: string, id: string): Promise<SubmissionFileRow | undefined> {
    const [row] = await this.database.queries
      .select()
      .from(submissionFiles)
      .where(and(eq(submissionFiles.submissionId, submissionId), eq(submissionFiles.id, id)));
    return row;
  }

  /** Marks the files of the current and previous answers as retained. */
  async keep(submissionId: string, ids: readonly string[]): Promise<void> {
    const named = sql`${submissionFiles.id} = ANY(${sql.param([...ids])}::uuid[])`;
    await this.database.queries
      .update(submissionFiles)
      .set({
        kept: sql`${named} OR EXISTS (SELECT 1 FROM ${submissions} WHERE ${submissions.id} = ${submissionFiles.submissionId}
        AND ${submissions.answersBefore} -> ${submissionFiles.field} ? ${submissionFiles.id}::text)`,
      })
      .where(eq(submissionFiles.submissionId, submissionId));
  }

  /** Removes the member's texts from the files of these submissions. The cleaning removes the files and rows later. */
  async removeNamesOf(submissionIds: readonly string[]): Promise<void> {
    if (submissionIds.length === 0) return;
    await this.database.queries
      .update(submissionFiles)
      .set({ name: '', field: '' })
      .where(inArray(submissionFiles.submissionId, [...submissionIds]));
  }

  async remove(ids: readonly string[]): Promise<void> {
    await this.database.queries.delete(submissionFiles).where(inArray(submissionFiles.id, [...ids]));
  }

  /** Returns files from before this time that no answer contains, and those of deleted submissions. */
  async findLoose(before: Date, limit: number): Promise<string[]> {
    const answers = this.database.queries
      .select({ id: submissions.id })
      .from(submissions)
      .where(
        sql`${submissions.id} = ${submissionFiles.submissionId} AND ${submissions.answers} -> ${submissionFiles.field} ? ${submissionFiles.id}::text`,
      );
    const rows = await this.database.queries
      .select({ id: submissionFiles.id })
      .from(submissionFiles)
      .where(
        and(
          sql`(NOT ${submissionFiles.kept} OR ${submissionFiles.submissionId} IS NULL)`,
          lte(submissionFiles.createdAt, before),
          or(isNull(submissionFiles.submissionId), notExists(answers)),
        ),
      )
      .orderBy(asc(submissionFiles.createdAt))
      .limit(limit);
    return rows.map(({ id }) => id);
  }
}
