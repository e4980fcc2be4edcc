import type { CityDistrict, ListingKind, PropertyType } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { Database } from '../../../platform/database/database.ts';
import { showsPageToMembers } from '../../users/member-conditions.ts';
import { isOpen, listings } from '../listings/listings.table.ts';
import {
  type NewPropertyEvent,
  type NewPropertyRow,
  PROPERTY_CARD_COLUMNS,
  type PropertyEventRow,
  type PropertyRow,
  properties,
  propertyEvents,
} from './properties.table.ts';

export interface PropertyQuery {
  district: CityDistrict | undefined;
  type: PropertyType | undefined;
  kind: ListingKind | 'any' | undefined;
  minPrice: number | undefined;
  maxPrice: number | undefined;
  garage: number | undefined;
}

/** By price: the price. By age: an instant in milliseconds. */
export type PropertyPosition = [place: number, id: string];

const OPEN_LISTING = {
  ...{ id: listings.id, kind: listings.kind, state: listings.state, endsAt: listings.endsAt },
  ...{ price: listings.price, bidPrice: listings.bidPrice },
};

/** The registry. Every change of a property, of its listings and of what follows from them locks its row first. */
@Injectable()
export class PropertiesRepository {
  constructor(private readonly database: Database) {}

  findPage(
    query: PropertyQuery,
    sort: 'price' | 'new',
    after: PropertyPosition | undefined,
    limit: number,
  ): Promise<PropertyCardRow[]> {
    const newest = sort === 'new';
    const order = newest ? desc : asc;
    const place = newest ? properties.createdAt : properties.price;
    return this.select()
      .where(and(...conditionsOf(query), after && isAfter(newest, after)))
      .orderBy(order(place), order(properties.id))
      .limit(limit);
  }

  findOwned(ownerId: string, afterCode: string | undefined, limit: number): Promise<PropertyCardRow[]> {
    return this.select()
      .where(
        and(
          eq(properties.ownerId, ownerId),
          afterCode === undefined ? undefined : sql`${properties.code} > ${afterCode}`,
        ),
      )
      .orderBy(asc(properties.code))
      .limit(limit);
  }

  async findCard(id: string): Promise<PropertyCardRow | undefined> {
    const [row] = await this.select().where(eq(properties.id, id));
    return row;
  }

  /** With whether its owner shows themself to members. */
  async find(id: string): Promise<(PropertyRow & { ownerShown: boolean }) | undefined> {
    const [row] = await this.database.queries
      .select({ property: properties, ownerShown: sql<boolean>`${showsPageToMembers(properties.ownerId)}` })
      .from(properties)
      .where(eq(properties.id, id));
    return row && { ...row.property, ownerShown: row.ownerShown };
  }

  async lock(id: string): Promise<PropertyRow | undefined> {
    const [row] = await this.database.queries
      .select()
      .from(properties)
      .where(eq(properties.id, id))
      .for('update');
    return row;
  }

  async insert(row: NewPropertyRow): Promise<PropertyRow> {
    const [inserted] = await this.database.queries.insert(properties).values(row).returning();
    if (!inserted) throw new Error('The property was not inserted.');
    return inserted;
  }

  async update(id: string, change: Partial<NewPropertyRow>): Promise<PropertyRow> {
    const [row] = await this.database.queries
      .update(properties)
      .set({ ...change, version: sql`${properties.version} + 1`, updatedAt: sql`clock_timestamp()` })
      .where(eq(properties.id, id))
      .returning();
    if (!row) throw new Error(`The property ${id} vanished while locked.`);
    return row;
  }

  async remove(id: string): Promise<void> {
    await this.database.queries.delete(properties).where(eq(properties.id, id));
  }

  async addEvent(event: NewPropertyEvent): Promise<void> {
    await this.database.queries.insert(propertyEvents).values(event);
  }

  /** Newest first. */
  findEvents(propertyId: string, limit: number): Promise<PropertyEventRow[]> {
    return this.database.queries
      .select()
      .from(propertyEvents)
      .where(eq(propertyEvents.propertyId, propertyId))
      .orderBy(desc(propertyEvents.at), desc(propertyEvents.id))
      .limit(limit);
  }

  async wasListed(propertyId: string): Promise<boolean> {
    const [row] = await this.database.queries
      .select({ id: listings.id })
      .from(listings)
      .where(and(eq(listings.propertyId, propertyId), sql`${listings.state} <> 'draft'`))
      .limit(1);
    return row !== undefined;
  }

  async removeDrafts(propertyId: string): Promise<void> {
    await this.database.queries
      .delete(listings)
      .where(and(eq(listings.propertyId, propertyId), inArray(listings.state, ['draft'])));
  }

  private select() {
    return this.database.queries
      .select({ property: PROPERTY_CARD_COLUMNS, listing: OPEN_LISTING })
      .from(properties)
      .leftJoin(listings, and(eq(listings.propertyId, properties.id), isOpen))
      .$dynamic();
  }
}

export type PropertyCardRow = Awaited<
  ReturnType<ReturnType<PropertiesRepository['select']>['execute']>
>[number];

function conditionsOf({
  district,
  type,
  kind,
  minPrice,
  maxPrice,
  garage,
}: PropertyQuery): (SQL | undefined)[] {
  return [
    district && eq(properties.district, district),
    type && eq(properties.type, type),
    // Written out: only so can the indexes of what is offered be used.
    kind && sql`${properties.offeredAs} IS NOT NULL`,
    kind && kind !== 'any' ? eq(properties.offeredAs, kind) : undefined,
    minPrice === undefined ? undefined : sql`${properties.price} >= ${minPrice}`,
    maxPrice === undefined ? undefined : sql`${properties.price} <= ${maxPrice}`,
    garage ? sql`${properties.garage} >= ${garage}` : undefined,
  ];
}

function isAfter(newest: boolean, [place, id]: PropertyPosition): SQL {
  return newest
    ? sql`(${properties.createdAt}, ${properties.id}) < (${new Date(place).toISOString()}::timestamptz, ${id}::uuid)`
    : sql`(${properties.price}, ${properties.id}) > (${place}::bigint, ${id}::uuid)`;
}
