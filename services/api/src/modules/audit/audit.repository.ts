import type { AuditEntry, EndpointInput } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { and, desc, eq, gte, lt, type SQL, sql } from 'drizzle-orm';
import { Database } from '../../platform/database/database.ts';
import { beforePosition } from '../../platform/database/keyset.ts';
import { isCalled } from '../../platform/text/search-text.ts';
import { type AuditRow, auditEntries, type NewAuditEntry } from './audit.table.ts';

type Position = [at: number, id: string];
export type AuditFilter = EndpointInput<'GET /api/audit/export'>['query'];
/** Targets of one type. */
export interface Targets {
  type: AuditEntry['target']['type'];
  ids: readonly string[];
}

@Injectable()
export class AuditRepository {
  constructor(private readonly database: Database) {}

  async insert(entry: NewAuditEntry): Promise<void> {
    await this.database.queries.insert(auditEntries).values(entry);
  }

  /** Returns the entries before the position, newest first. */
  findPage(
    after: Position | undefined,
    limit: number,
    { notAbout, ...filter }: AuditFilter & { notAbout: readonly Targets[] },
  ): Promise<AuditRow[]> {
    const which = [before(after), matching(filter), ...notAbout.map(isNotAbout)];
    return this.select(and(...which), limit);
  }

  /** Returns the entries about one target before the position, newest first. */
  findPageAbout(
    { type, id }: Pick<AuditEntry['target'], 'type' | 'id'>,
    after: Position | undefined,
    limit: number,
  ): Promise<AuditRow[]> {
    const about = sql`${auditEntries.target}->>'type' = ${type} AND ${auditEntries.target}->>'id' = ${id}`;
    return this.select(and(about, before(after)), limit);
  }

  async findTargetIds(actorId: string, action: AuditEntry['action']): Promise<string[]> {
    const rows = await this.database.queries
      .select({ id: sql<string>`${auditEntries.target}->>'id'` })
      .from(auditEntries)
      .where(and(eq(auditEntries.action, action), sql`${auditEntries.actor}->>'id' = ${actorId}`));
    return rows.map(({ id }) => id);
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

function isNotAbout({ type, ids }: Targets): SQL | undefined {
  if (ids.length === 0) return undefined;
  return sql`NOT (${auditEntries.target}->>'type' = ${type} AND ${auditEntries.target}->>'id' = ANY(${sql.param(ids)}::text[]))`;
}

/** The expressions must match those of the indexes. */
function matching({ action, actor, type, target, from, to }: AuditFilter): SQL | undefined {
  return and(
    action && eq(auditEntries.action, action),
    actor ? sql`lower(${auditEntries.actor}->>'username') = lower(${actor})` : undefined,
    type && sql`${auditEntries.target}->>'type' = ${type}`,
    target ? isCalled(sql`${auditEntries.target}->>'label'`, target) : undefined,
    from ? gte(auditEntries.at, new Date(from)) : undefined,
    to ? lt(auditEntries.at, new Date(to)) : undefined,
  );
}

function before(position: Position | undefined): SQL | undefined {
  if (!position) return undefined;
  const [at, id] = position;
  return beforePosition(auditEntries.at, auditEntries.id, [at, id]);
}
