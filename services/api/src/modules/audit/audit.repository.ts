import type { AuditEntry } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { and, desc, eq, sql } from 'drizzle-orm';
import { Database } from '../../platform/database/database.ts';
import { type AuditRow, auditEntries, type NewAuditEntry } from './audit.table.ts';

@Injectable()
export class AuditRepository {
  constructor(private readonly database: Database) {}

  async insert(entry: NewAuditEntry): Promise<void> {
    await this.database.queries.insert(auditEntries).values(entry);
  }

  /** Newest first, those before the position. */
  findPage(
    after: [at: number, id: string] | undefined,
    limit: number,
    action: AuditEntry['action'] | undefined,
  ): Promise<AuditRow[]> {
    return this.database.queries
      .select()
      .from(auditEntries)
      .where(
        and(
          after &&
            sql`(${auditEntries.at}, ${auditEntries.id}) < (${new Date(after[0]).toISOString()}::timestamptz, ${after[1]}::uuid)`,
          action && eq(auditEntries.action, action),
        ),
      )
      .orderBy(desc(auditEntries.at), desc(auditEntries.id))
      .limit(limit);
  }
}
