import { Injectable } from '@nestjs/common';
import { and, count, eq, sql } from 'drizzle-orm';
import { Database } from '../../../platform/database/database.ts';
import { appDocuments } from './app-documents.table.ts';

type NewDocument = Omit<typeof appDocuments.$inferInsert, 'words'>;

@Injectable()
export class AppDocumentsRepository {
  constructor(private readonly database: Database) {}

  /** Adds documents, or replaces those with the same ids. */
  async put(documents: NewDocument[]): Promise<void> {
    const excluded = (column: keyof NewDocument) => sql.raw(`excluded."${appDocuments[column].name}"`);
    await this.database.queries
      .insert(appDocuments)
      .values(documents)
      .onConflictDoUpdate({
        target: [appDocuments.remote, appDocuments.id],
        set: {
          kind: excluded('kind'),
          title: excluded('title'),
          text: excluded('text'),
          path: excluded('path'),
          access: excluded('access'),
          at: excluded('at'),
        },
      });
  }

  async count(remote: string): Promise<number> {
    const [row] = await this.database.queries
      .select({ count: count() })
      .from(appDocuments)
      .where(eq(appDocuments.remote, remote));
    return row?.count ?? 0;
  }

  async delete(remote: string, id?: string): Promise<void> {
    const which = id === undefined ? undefined : eq(appDocuments.id, id);
    await this.database.queries.delete(appDocuments).where(and(eq(appDocuments.remote, remote), which));
  }
}
