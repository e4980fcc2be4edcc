import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.ts';
import { articleReads } from './article-records.table.ts';

@Injectable()
export class ReadsRepository {
  constructor(private readonly database: Database) {}

  /** Notes that somebody opened an article; the first time counts. */
  async mark(userId: string, articleId: string): Promise<void> {
    await this.database.queries.insert(articleReads).values({ userId, articleId }).onConflictDoNothing();
  }
}
