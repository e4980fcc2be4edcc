import { ESTATE_LIMITS, VIEWING_REMINDER_MINUTES } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { and, asc, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import { Database } from '../../../platform/database/database.ts';
import { findById, insertOne } from '../../../platform/database/rows.ts';
import { isOpen, type ListingRow, listings } from '../listings/listings.table.ts';
import { type ViewingRow, viewings } from './viewings.table.ts';

export interface ListedViewing {
  viewing: ViewingRow;
  listing: ListingRow;
}

/** Viewings of listings, by the database's clock. Adding and booking must lock the listing first. */
@Injectable()
export class ViewingsRepository {
  constructor(private readonly database: Database) {}

  async find(id: string): Promise<ViewingRow | undefined> {
    return findById(this.database, viewings, id);
  }

  /** Returns the viewings of a listing that aren't over, next first. */
  findToCome(listingId: string): Promise<ViewingRow[]> {
    return this.database.queries
      .select()
      .from(viewings)
      .where(and(eq(viewings.listingId, listingId), isNotOver()))
      .orderBy(asc(viewings.startsAt));
  }

  /** Returns viewings that the member has booked, or that are booked for their listings; optionally for those of the city. */
  findBooked(memberId: string, ofCity: boolean, limit: number): Promise<ListedViewing[]> {
    const offers = or(eq(listings.sellerId, memberId), ofCity ? isNull(listings.sellerId) : undefined);
    return this.database.queries
      .select({ viewing: viewings, listing: listings })
      .from(viewings)
      .innerJoin(listings, eq(listings.id, viewings.listingId))
      .where(
        and(isOpen, isNotOver(), isNotNull(viewings.guestId), or(eq(viewings.guestId, memberId), offers)),
      )
      .orderBy(asc(viewings.startsAt), asc(viewings.id))
      .limit(limit);
  }

  async overlaps(listingId: string, startsAt: Date, minutes: number): Promise<boolean> {
    const start = sql`${startsAt.toISOString()}::timestamptz`;
    const [row] = await this.database.queries
      .select({ id: viewings.id })
      .from(viewings)
      .where(
        and(
          eq(viewings.listingId, listingId),
          sql`${viewings.startsAt} < ${start} + ${lasting(sql`${minutes}::int`)}`,
          sql`${viewings.startsAt} + ${lasting(viewings.minutes)} > ${start}`,
        ),
      )
      .limit(1);
    return row !== undefined;
  }

  async insert(row: typeof viewings.$inferInsert): Promise<ViewingRow> {
    return insertOne(this.database, viewings, row);
  }

  /** Whether the member has a booking for the listing that isn't over. */
  async hasBooking(listingId: string, guestId: string): Promise<boolean> {
    const [row] = await this.database.queries
      .select({ id: viewings.id })
      .from(viewings)
      .where(and(eq(viewings.listingId, listingId), eq(viewings.guestId, guestId), isAhead))
      .limit(1);
    return row !== undefined;
  }

  /** Returns undefined when it is already booked, or has begun. */
  async book(id: string, guestId: string): Promise<ViewingRow | undefined> {
    const [row] = await this.database.queries
      .update(viewings)
      .set({ guestId, remindedAt: null })
      .where(and(eq(viewings.id, id), isNull(viewings.guestId), isAhead))
      .returning();
    return row;
  }

  /** Cancels a booking. Returns undefined when there is none, or it has begun. */
  async free(id: string): Promise<ViewingRow | undefined> {
    const [row] = await this.database.queries
      .update(viewings)
      .set({ guestId: null, remindedAt: null })
      .where(and(eq(viewings.id, id), isNotNull(viewings.guestId), isAhead))
      .returning();
    return row;
  }

  async remove(id: string): Promise<void> {
    await this.database.queries.delete(viewings).where(eq(viewings.id, id));
  }

  /** Removes viewings of a listing that haven't begun. @returns the removed rows. */
  removeAhead(listingId: string): Promise<ViewingRow[]> {
    return this.database.queries
      .delete(viewings)
      .where(and(eq(viewings.listingId, listingId), isAhead))
      .returning();
  }

  /** Returns the next viewing whose guest needs a reminder, and locks it. Skips rows that another process has locked. */
  async lockNextToRemind(): Promise<ListedViewing | undefined> {
    const soon = sql`clock_timestamp() + ${lasting(sql.raw(String(VIEWING_REMINDER_MINUTES)))}`;
    const unsent = sql`${viewings.guestId} IS NOT NULL AND ${viewings.remindedAt} IS NULL`;
    const [row] = await this.database.queries
      .select({ viewing: viewings, listing: listings })
      .from(viewings)
      .innerJoin(listings, eq(listings.id, viewings.listingId))
      .where(and(isOpen, unsent, isAhead, sql`${viewings.startsAt} <= ${soon}`))
      .orderBy(asc(viewings.startsAt), asc(viewings.id))
      .limit(1)
      .for('update', { of: viewings, skipLocked: true });
    return row;
  }

  async noteReminded(id: string): Promise<void> {
    await this.database.queries
      .update(viewings)
      .set({ remindedAt: sql`clock_timestamp()` })
      .where(eq(viewings.id, id));
  }
}

const isAhead = sql`${viewings.startsAt} > clock_timestamp()`;

function lasting(minutes: SQL | typeof viewings.minutes): SQL {
  return sql`make_interval(mins => ${minutes})`;
}

/** Condition that a viewing isn't over. The bound with the longest duration comes first, so that the index is used. */
function isNotOver(): SQL {
  const longest = lasting(sql.raw(String(ESTATE_LIMITS.viewingMinutes)));
  return sql`(${viewings.startsAt} > clock_timestamp() - ${longest}
    AND ${viewings.startsAt} + ${lasting(viewings.minutes)} > clock_timestamp())`;
}
