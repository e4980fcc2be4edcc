import { Injectable } from '@nestjs/common';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { Database } from '../../../platform/database/database.ts';
import { afterPosition } from '../../../platform/database/keyset.ts';
import { findById } from '../../../platform/database/rows.ts';
import { type AppealRow, punishmentAppeals, punishments } from '../punishments.table.ts';

type Position = [at: number, id: string];
type Decision = Pick<AppealRow, 'state' | 'answer' | 'decidedBy'>;

@Injectable()
export class AppealsRepository {
  constructor(private readonly database: Database) {}

  /** Inserts an appeal; undefined when there is already one. */
  async insert(punishmentId: string, text: string): Promise<AppealRow | undefined> {
    const [row] = await this.database.queries
      .insert(punishmentAppeals)
      .values({ punishmentId, text })
      .onConflictDoNothing()
      .returning();
    return row;
  }

  async find(id: string): Promise<AppealRow | undefined> {
    return findById(this.database, punishmentAppeals, id);
  }

  /** Returns the appeals against these punishments, by punishment. */
  async ofPunishments(ids: readonly string[]): Promise<Map<string, AppealRow>> {
    if (ids.length === 0) return new Map();
    const rows = await this.database.queries
      .select()
      .from(punishmentAppeals)
      .where(inArray(punishmentAppeals.punishmentId, [...ids]));
    return new Map(rows.map((row) => [row.punishmentId, row]));
  }

  /** Decides the open appeal of a punishment; undefined when there is none. The punishment must be locked. */
  async decide(punishmentId: string, decision: Decision): Promise<AppealRow | undefined> {
    const [row] = await this.database.queries
      .update(punishmentAppeals)
      .set({ ...decision, decidedAt: sql`clock_timestamp()` })
      .where(and(eq(punishmentAppeals.punishmentId, punishmentId), eq(punishmentAppeals.state, 'open')))
      .returning();
    return row;
  }

  /** Returns open appeals after the position with their punishments, oldest first. */
  findOpenPunishments(after: Position | undefined, limit: number) {
    return this.database.queries
      .select({ appeal: punishmentAppeals, punishment: punishments })
      .from(punishmentAppeals)
      .innerJoin(punishments, eq(punishments.id, punishmentAppeals.punishmentId))
      .where(and(sql`${punishmentAppeals.state} = 'open'`, isAfter(after)))
      .orderBy(asc(punishmentAppeals.at), asc(punishmentAppeals.id))
      .limit(limit);
  }
}

function isAfter(position: Position | undefined) {
  return position && afterPosition(punishmentAppeals.at, punishmentAppeals.id, position);
}
