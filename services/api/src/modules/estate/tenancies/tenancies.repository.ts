import { Injectable } from '@nestjs/common';
import { and, asc, desc, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { Database } from '../../../platform/database/database.ts';
import { findById, insertOne, lockById, updateVersioned } from '../../../platform/database/rows.ts';
import { properties } from '../properties/properties.table.ts';
import { type SettlementRow, settlements } from '../settlements/settlements.table.ts';
import { type NewTenancyRow, type TenancyRow, tenancies } from './tenancies.table.ts';

/** Written literally, so that the partial indexes are used. */
const isActive = sql`${tenancies.state} = 'active'`;
const isWaiting = sql`${settlements.state} IN ('pending', 'disputed') AND ${settlements.tenancyId} IS NOT NULL`;

export interface OverdueRents {
  count: number;
  amount: number;
  since: Date;
}

export type TenancySide = 'tenant' | 'landlord' | 'city';
/** Whether it is active, its start, and its id. */
export type TenancyPosition = [active: boolean, startedAt: number, id: string];

/** Tenancies and their rents, which are settlements. Every change of a tenancy locks its row first. */
@Injectable()
export class TenanciesRepository {
  constructor(private readonly database: Database) {}

  async insert(row: NewTenancyRow): Promise<TenancyRow> {
    return insertOne(this.database, tenancies, row);
  }

  async find(id: string): Promise<TenancyRow | undefined> {
    return findById(this.database, tenancies, id);
  }

  async lock(id: string): Promise<TenancyRow | undefined> {
    return lockById(this.database, tenancies, id);
  }

  async update(id: string, change: Partial<NewTenancyRow>): Promise<TenancyRow> {
    return updateVersioned(this.database, tenancies, id, change);
  }

  /** Returns the active tenancy of a property; with a member only if they are one of its sides. */
  async findActiveId(propertyId: string, memberId: string | undefined): Promise<string | undefined> {
    const [row] = await this.database.queries
      .select({ id: tenancies.id })
      .from(tenancies)
      .where(
        and(
          eq(tenancies.propertyId, propertyId),
          isActive,
          memberId === undefined
            ? undefined
            : or(eq(tenancies.tenantId, memberId), eq(tenancies.landlordId, memberId)),
        ),
      );
    return row?.id;
  }

  /** Returns active tenancies first, then by start, latest first. */
  findPage(
    side: TenancySide,
    memberId: string,
    after: TenancyPosition | undefined,
    limit: number,
  ): Promise<TenancyRow[]> {
    const position =
      after &&
      sql`(${after[0]}::boolean, ${new Date(after[1]).toISOString()}::timestamptz, ${after[2]}::uuid)`;
    const whose = {
      tenant: eq(tenancies.tenantId, memberId),
      landlord: eq(tenancies.landlordId, memberId),
      city: isNull(tenancies.landlordId),
    };
    return this.database.queries
      .select()
      .from(tenancies)
      .where(
        and(
          whose[side],
          position && sql`((${isActive}), ${tenancies.startedAt}, ${tenancies.id}) < ${position}`,
        ),
      )
      .orderBy(sql`(${isActive}) DESC`, desc(tenancies.startedAt), desc(tenancies.id))
      .limit(limit);
  }

  /** Returns the rents of a tenancy, last due first. */
  findRents(tenancyId: string, limit: number): Promise<SettlementRow[]> {
    return this.database.queries
      .select()
      .from(settlements)
      .where(eq(settlements.tenancyId, tenancyId))
      .orderBy(desc(settlements.dueAt))
      .limit(limit);
  }

  /** Returns the number of overdue rents and the earliest due date, by tenancy; tenancies without any are absent. */
  async findOverdue(tenancyIds: readonly string[]): Promise<Map<string, OverdueRents>> {
    if (tenancyIds.length === 0) return new Map();
    const rows = await this.database.queries
      .select({
        tenancyId: settlements.tenancyId,
        count: sql<number>`count(*)::int`,
        amount: sql<string>`sum(${settlements.amount})`,
        since: sql<string>`min(${settlements.dueAt})`,
      })
      .from(settlements)
      .where(
        and(
          inArray(settlements.tenancyId, [...tenancyIds]),
          isWaiting,
          sql`${settlements.dueAt} <= clock_timestamp()`,
        ),
      )
      .groupBy(settlements.tenancyId);
    return new Map(
      rows.map(({ tenancyId, count, amount, since }) => [
        tenancyId ?? '',
        { count, amount: Number(amount), since: new Date(since) },
      ]),
    );
  }

  /** Returns the next tenancy whose rent has to be requested, and locks it. Skips rows that another process has locked. */
  lockNextRentToRequest(before: Date): Promise<TenancyRow | undefined> {
    return this.lockNext(
      and(
        isActive,
        sql`${tenancies.nextDueAt} <= ${before.toISOString()}::timestamptz`,
        sql`(${tenancies.endsAt} IS NULL OR ${tenancies.nextDueAt} < ${tenancies.endsAt})`,
      ),
      asc(tenancies.nextDueAt),
    );
  }

  /** Returns the next tenancy whose notice period is over, and locks it. */
  lockNextToEnd(now: Date): Promise<TenancyRow | undefined> {
    return this.lockNext(
      and(isActive, sql`${tenancies.endsAt} <= ${now.toISOString()}::timestamptz`),
      asc(tenancies.endsAt),
    );
  }

  /** Returns the next overdue rent without a reminder, and locks it. */
  async lockNextOverdue(now: Date): Promise<SettlementRow | undefined> {
    const [row] = await this.database.queries
      .select()
      .from(settlements)
      .where(
        and(
          isWaiting,
          isNull(settlements.remindedAt),
          sql`${settlements.dueAt} <= ${now.toISOString()}::timestamptz`,
        ),
      )
      .orderBy(asc(settlements.dueAt))
      .limit(1)
      .for('update', { skipLocked: true });
    return row;
  }

  /** Cancels rents of weeks after the end of the tenancy. */
  async cancelRentsFrom(tenancyId: string, endsAt: Date): Promise<void> {
    await this.database.queries
      .update(settlements)
      .set({
        state: 'cancelled',
        decidedAt: sql`clock_timestamp()`,
        version: sql`${settlements.version} + 1`,
      })
      .where(
        and(
          eq(settlements.tenancyId, tenancyId),
          sql`${settlements.state} = 'pending'`,
          sql`${settlements.dueAt} >= ${endsAt.toISOString()}::timestamptz`,
        ),
      );
  }

  /** Ends the tenancies of a tenant who leaves the site, and cancels the rents that they haven't paid. The properties can be let again. */
  async endAllOf(tenantId: string): Promise<void> {
    const { queries } = this.database;
    const isOfTenant = and(eq(tenancies.tenantId, tenantId), isActive);
    const rented = queries.select({ id: tenancies.propertyId }).from(tenancies).where(isOfTenant);
    await queries.update(properties).set({ isLet: false }).where(inArray(properties.id, rented));
    await queries
      .update(settlements)
      .set({ state: 'cancelled', decidedAt: sql`clock_timestamp()` })
      .where(
        and(
          eq(settlements.buyerId, tenantId),
          sql`${settlements.state} = 'pending'`,
          isNotNull(settlements.tenancyId),
        ),
      );
    await queries.update(tenancies).set({ state: 'ended', endsAt: sql`clock_timestamp()` }).where(isOfTenant);
  }

  private async lockNext(
    condition: ReturnType<typeof and>,
    order: ReturnType<typeof asc>,
  ): Promise<TenancyRow | undefined> {
    const [row] = await this.database.queries
      .select()
      .from(tenancies)
      .where(condition)
      .orderBy(order)
      .limit(1)
      .for('update', { skipLocked: true });
    return row;
  }
}
