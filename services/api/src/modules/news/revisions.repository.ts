import { Injectable } from '@nestjs/common';
import { and, desc, eq, lt, sql } from 'drizzle-orm';
import { Database } from '../../platform/database/database.ts';
import { articleRevisions, type NewRevision, type RevisionRow } from './article-records.table.ts';

@Injectable()
export class RevisionsRepository {
  constructor(private readonly database: Database) {}

  findPage(articleId: string, before: number | undefined, limit: number): Promise<RevisionRow[]> {
    const { number } = articleRevisions;
    return this.database.queries
      .select()
      .from(articleRevisions)
      .where(
        and(eq(articleRevisions.articleId, articleId), before === undefined ? undefined : lt(number, before)),
      )
      .orderBy(desc(number))
      .limit(limit);
  }

  async find(articleId: string, number: number): Promise<RevisionRow | undefined> {
    const [row] = await this.database.queries.select().from(articleRevisions).where(byKey(articleId, number));
    return row;
  }

  /** Inserts a revision. The article must be locked, so that numbers are consecutive. */
  async insert(revision: NewRevision): Promise<void> {
    await this.database.queries.insert(articleRevisions).values(revision);
  }

  async overwrite(
    { articleId, number }: RevisionRow,
    text: Pick<NewRevision, 'title' | 'summary' | 'body' | 'details'>,
  ): Promise<void> {
    await this.database.queries
      .update(articleRevisions)
      .set({ ...text, at: sql`now()` })
      .where(byKey(articleId, number));
  }
}

function byKey(articleId: string, number: number) {
  return and(eq(articleRevisions.articleId, articleId), eq(articleRevisions.number, number));
}
