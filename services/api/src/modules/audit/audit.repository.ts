import type { AuditEntry } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import { Database } from '../../platform/database/database.ts';
import { type AuditRow, auditEntries, type NewAuditEntry } from './audit.table.ts';

type Position = [at: number, id: string];

@Injectable()
export class AuditRepository {
  constructor(private readonly database: Database) {}

  async insert(entry: NewAuditEntry): Promise<void> {
    await this.database.queries.insert(auditEntries).values(entry);
  }

  /** Newest first, those before the position. */
  findPage(
    after: Position | undefined,
    limit: number,
    action: AuditEntry['action'] | undefined,
  ): Promise<AuditRow[]> {
    return this.select(and(before(after), action && eq(auditEntries.action, action)), limit);
  }

  /** The same for the entries about one target. */
  findPageAbout(
    { type, id }: Pick<AuditEntry['target'], 'type' | 'id'>,
    after: Position | undefined,
    limit: number,
  ): Promise<AuditRow[]> {
    const about = sql`${auditEntries.target}->>'type' = ${type} AND ${auditEntries.target}->>'id' = ${id}`;
    return this.select(and(about, before(after)), limit);
  }

  private select(which: SQL | undefined, limit: number): Promise<AuditRow[]> {
    return this.database.queries
      .select()
      .from(auditEntries)
      .where(which)
      .orderBy(desc(auditEntries.at), desc(auditEntries.id))
      .limit(limit);
  }
}

function before(position: Position | undefined): SQL | undefined {
  if (!position) return undefined;
  const [at, id] = position;
  return sql`(${auditEntries.at}, ${auditEntries.id}) < (${new Date(at).toISOString()}::timestamptz, ${id}::uuid)`;
}
