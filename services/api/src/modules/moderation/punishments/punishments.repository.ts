import { IN_FORCE } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { and, desc, eq, lte, sql } from 'drizzle-orm';
import { amongTexts } from '../../../platform/database/columns.ts';
import { Database } from '../../../platform/database/database.ts';
import { beforePosition } from '../../../platform/database/keyset.ts';
import { findById, insertOne, lockById, updateVersioned } from '../../../platform/database/rows.ts';
import { type NewPunishmentRow, type PunishmentRow, punishments } from '../punishments.table.ts';

type Position = [startsAt: number, id: string];
const inForce = sql`${punishments.state} IN ${amongTexts(IN_FORCE)}`;

@Injectable()
export class PunishmentsRepository {
  constructor(private readonly database: Database) {}

  async insert(row: NewPunishmentRow): Promise<PunishmentRow> {
    return insertOne(this.database, punishments, row);
  }

  async find(id: string): Promise<PunishmentRow | undefined> {
    return findById(this.database, punishments, id);
  }

  /** Locks a punishment until the transaction ends. The member must be locked before. */
  async lock(id: string): Promise<PunishmentRow | undefined> {
    return lockById(this.database, punishments, id);
  }

  /** Returns punishments before the position, newest first. */
  findPage(memberId: string, before: Position | undefined, limit: number): Promise<PunishmentRow[]> {
    return this.database.queries
      .select()
      .from(punishments)
      .where(
        and(
          eq(punishments.memberId, memberId),
          before && beforePosition(punishments.startsAt, punishments.id, before),
        ),
      )
      .orderBy(desc(punishments.startsAt), desc(punishments.id))
      .limit(limit);
  }

  findInForce(memberId: string): Promise<PunishmentRow[]> {
    return this.database.queries
      .select()
      .from(punishments)
      .where(and(eq(punishments.memberId, memberId), inForce));
  }

  async update(
    id: string,
    change: Partial<Pick<PunishmentRow, 'state' | 'overAt' | 'liftedBy' | 'liftReason'>>,
  ): Promise<PunishmentRow> {
    return updateVersioned(this.database, punishments, id, change);
  }

  /** Returns punishments whose time is over, by their end. */
  findDue(now: Date, limit: number): Promise<Pick<PunishmentRow, 'id' | 'memberId'>[]> {
    return this.database.queries
      .select({ id: punishments.id, memberId: punishments.memberId })
      .from(punishments)
      .where(and(inForce, lte(punishments.endsAt, now)))
      .orderBy(punishments.endsAt)
      .limit(limit);
  }

  count(memberId: string): Promise<number> {
    return this.database.queries.$count(punishments, eq(punishments.memberId, memberId));
  }
}
