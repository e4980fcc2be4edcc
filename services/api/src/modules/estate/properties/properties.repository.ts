import {
  type CityDistrict,
  type ListingKind,
  type MapPoint,
  PROPERTY_CODE,
  type PropertyType,
} from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { and, asc, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { Database } from '../../../platform/database/database.ts';
import { beforePosition } from '../../../platform/database/keyset.ts';
import { insertOne, lockById, updateVersioned } from '../../../platform/database/rows.ts';
import { holds } from '../../../platform/text/search-text.ts';
import { showsPicture } from '../../media/media-conditions.ts';
import { showsPartToMembers } from '../../users/member-conditions.ts';
import { isOpen, listings } from '../listings/listings.table.ts';
import {
  type NewPropertyEvent,
  type NewPropertyRow,
  type PictureColumn,
  PROPERTY_CARD_COLUMNS,
  PROPERTY_EVENT_COLUMNS,
  type PropertyEventRow,
  type PropertyRow,
  properties,
  propertyEvents,
} from './properties.table.ts';

export interface PropertyQuery {
  district: CityDistrict | undefined;
  type: PropertyType | undefined;
  /** Part of a code, title or address. */
  search: string | undefined;
  kind: ListingKind | 'any' | undefined;
  minPrice: number | undefined;
  maxPrice: number | undefined;
  garage: number | undefined;
}

export type PropertySort = 'price' | 'new';
/** Sort value and id: the price, or an instant in milliseconds. */
export type PropertyPosition = [place: number, id: string];

type PictureShape = Pick<PictureColumn, 'mediaId' | 'width' | 'height' | 'focus'>;

const OPEN_LISTING = {
  id: listings.id,
  kind: listings.kind,
  state: listings.state,
  endsAt: listings.endsAt,
  price: listings.price,
  bidPrice: listings.bidPrice,
  sellerId: listings.sellerId,
};

/** Registry of properties. Every change of a property, its listings and their effects locks its row first. */
@Injectable()
export class PropertiesRepository {
  constructor(private readonly database: Database) {}

  findPage(
    query: PropertyQuery,
    sort: PropertySort,
    after: PropertyPosition | undefined,
    limit: number,
  ): Promise<PropertyCardRow[]> {
    const order = sort === 'new' ? desc : asc;
    const place = placeOf(query, sort);
    return this.select()
      .where(and(...conditionsOf(query), after && isAfter(place, sort, after)))
      .orderBy(order(place), order(properties.id))
      .limit(limit);
  }

  /** Returns the points of matching properties, by code, for a map. */
  findPoints(query: PropertyQuery, limit: number): Promise<MapPoint[]> {
    const { code, x, y, price, offeredAs } = properties;
    return this.database.queries
      .select({ code, x, y, price, offeredAs })
      .from(properties)
      .where(and(...conditionsOf(query)))
      .orderBy(asc(code))
      .limit(limit)
      .then((rows) => rows.map((row) => [row.code, row.x, row.y, row.price, row.offeredAs]));
  }

  /** Returns the card data of these properties, by id. */
  async findCards(ids: readonly string[]): Promise<Map<string, PropertyCardRow>> {
    if (ids.length === 0) return new Map();
    const rows = await this.select().where(inArray(properties.id, [...new Set(ids)]));
    return new Map(rows.map((row) => [row.property.id, row]));
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
    return (await this.findCards([id])).get(id);
  }

  /** Returns the title. @throws when there is no such property, because callers have a row that references it. */
  async findTitle(id: string): Promise<string> {
    const [row] = await this.database.queries
      .select({ title: properties.title })
      .from(properties)
      .where(eq(properties.id, id));
    if (!row) throw new Error(`The property ${id} is gone.`);
    return row.title;
  }

  /** Returns a property by id or code, and whether its owner shows their properties to members. */
  async find(key: string): Promise<(PropertyRow & { ownerShown: boolean }) | undefined> {
    const [row] = await this.database.queries
      .select({
        property: properties,
        ownerShown: sql<boolean>`${showsPartToMembers(properties.ownerId, 'properties')}`,
      })
      .from(properties)
      .where(PROPERTY_CODE.test(key) ? eq(properties.code, key) : eq(properties.id, key));
    return row && { ...row.property, ownerShown: row.ownerShown };
  }

  async lock(id: string): Promise<PropertyRow | undefined> {
    return lockById(this.database, properties, id);
  }

  /** Locks properties in the order of their codes, so that concurrent calls don't deadlock. */
  lockByCodes(codes: readonly string[]): Promise<PropertyRow[]> {
    return this.database.queries
      .select()
      .from(properties)
      .where(inArray(properties.code, [...codes]))
      .orderBy(asc(properties.code))
      .for('update');
  }

  async insert(row: NewPropertyRow): Promise<PropertyRow> {
    return insertOne(this.database, properties, row);
  }

  async update(id: string, change: Partial<NewPropertyRow>): Promise<PropertyRow> {
    return updateVersioned(this.database, properties, id, { ...change, updatedAt: sql`clock_timestamp()` });
  }

  /** Updates the copies of a picture's dimensions. Changes neither the version nor the time of the last change, because no text changes. */
  async reshapePicture({ mediaId, width, height, focus }: PictureShape): Promise<void> {
    const shape = JSON.stringify({ width, height, focus });
    const reshaped = sql`(
      SELECT jsonb_agg(CASE WHEN picture ->> 'mediaId' = ${mediaId} THEN picture || ${shape}::jsonb ELSE picture END ORDER BY place)
      FROM jsonb_array_elements(${properties.images}) WITH ORDINALITY AS shown (picture, place))`;
    await this.database.queries
      .update(properties)
      .set({ images: reshaped })
      .where(showsPicture('property', properties.id, mediaId));
  }

  async remove(id: string): Promise<void> {
    await this.database.queries.delete(properties).where(eq(properties.id, id));
  }

  async addEvent(event: NewPropertyEvent): Promise<void> {
    await this.database.queries.insert(propertyEvents).values(event);
  }

  /** Returns events, newest first, and whether the two sides show their properties to members. */
  findEvents(propertyId: string, limit: number): Promise<ShownPropertyEvent[]> {
    return this.database.queries
      .select({
        ...PROPERTY_EVENT_COLUMNS,
        fromShown: sql<boolean>`${showsPartToMembers(propertyEvents.fromId, 'properties')}`,
        toShown: sql<boolean>`${showsPartToMembers(propertyEvents.toId, 'properties')}`,
      })
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

  /** Counts listed properties by the kind of their listing. */
  countOffered(): Promise<{ kind: ListingKind | null; count: number }[]> {
    return this.database.queries
      .select({ kind: properties.offeredAs, count: count() })
      .from(properties)
      .where(sql`${properties.offeredAs} IS NOT NULL`)
      .groupBy(properties.offeredAs);
  }

  /** Returns the property whose auction ends next. */
  async findNextAuction(): Promise<string | undefined> {
    const [row] = await this.database.queries
      .select({ propertyId: listings.propertyId })
      .from(listings)
      .where(and(sql`${listings.state} = 'active'`, eq(listings.kind, 'auction')))
      .orderBy(asc(listings.endsAt))
      .limit(1);
    return row?.propertyId;
  }

  private select() {
    return this.database.queries
      .select({ property: PROPERTY_CARD_COLUMNS, listing: OPEN_LISTING })
      .from(properties)
      .leftJoin(listings, and(eq(listings.propertyId, properties.id), isOpen))
      .$dynamic();
  }
}

export type ShownPropertyEvent = PropertyEventRow & { fromShown: boolean; toShown: boolean };
export type PropertyCardRow = Awaited<
  ReturnType<ReturnType<PropertiesRepository['select']>['execute']>
>[number];

/** Returns the conditions of a property query. */
export function conditionsOf({
  district,
  type,
  kind,
  minPrice,
  maxPrice,
  garage,
  search,
}: PropertyQuery): (SQL | undefined)[] {
  return [
    district && eq(properties.district, district),
    type && eq(properties.type, type),
    // Written literally, so that the partial indexes of listed properties are used.
    kind && sql`${properties.offeredAs} IS NOT NULL`,
    kind && kind !== 'any' ? eq(properties.offeredAs, kind) : undefined,
    minPrice === undefined ? undefined : sql`${properties.price} >= ${minPrice}`,
    maxPrice === undefined ? undefined : sql`${properties.price} <= ${maxPrice}`,
    garage ? sql`${properties.garage} >= ${garage}` : undefined,
    search ? holds(properties.searchText, search) : undefined,
  ];
}

/** Returns the sort expression. A listed property is as new as its listing, any other as its row in the registry. */
function placeOf({ kind }: PropertyQuery, sort: PropertySort) {
  if (sort === 'price') return properties.price;
  return kind === undefined ? properties.createdAt : properties.listedAt;
}

function isAfter(by: ReturnType<typeof placeOf>, sort: PropertySort, [place, id]: PropertyPosition): SQL {
  return sort === 'new'
    ? beforePosition(by, properties.id, [place, id])
    : sql`(${by}, ${properties.id}) > (${place}::bigint, ${id}::uuid)`;
}
