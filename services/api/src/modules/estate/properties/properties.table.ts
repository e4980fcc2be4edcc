import {
  type CityDistrict,
  LISTING_KINDS,
  type ListingKind,
  PROPERTY_EVENTS,
  PROPERTY_TYPES,
  type Property,
  type PropertyEventKind,
  type PropertyType,
} from '@boardwalk/contracts';
import { getTableColumns, sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { amongTexts, instantColumn } from '../../../platform/database/columns.ts';
import { users } from '../../users/users.table.ts';

export type PictureColumn = Property['images'][number];

/** Whole dollars of the game, within the safe integers of JavaScript. */
const money = (name: string) => bigint(name, { mode: 'number' });

/**
 * Properties of the city. `price`, `offeredAs` and `listedAt` duplicate the open listing, or are the guide price and null: with them the indexes
 * for lists are on one table.
 */
export const properties = pgTable(
  'properties',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    code: text('code').notNull(),
    title: text('title').notNull(),
    type: text('type').$type<PropertyType>().notNull(),
    district: text('district').$type<CityDistrict>().notNull(),
    address: text('address').notNull(),
    x: integer('x').notNull(),
    y: integer('y').notNull(),
    guidePrice: money('guide_price').notNull(),
    garage: integer('garage').notNull(),
    rooms: integer('rooms').notNull(),
    area: integer('area').notNull(),
    description: text('description').notNull(),
    images: jsonb('images').$type<PictureColumn[]>().notNull().default([]),
    /** Null for properties of the city. */
    ownerId: text('owner_id').references(() => users.id, { onDelete: 'set null' }),
    price: money('price').notNull(),
    offeredAs: text('offered_as').$type<ListingKind>(),
    /** Time of publication of the current listing; null without one. */
    listedAt: instantColumn('listed_at'),
    /** Whether there is an active tenancy. */
    isLet: boolean('is_let').notNull().default(false),
    /** Text for searches. */
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs(sql`search_form(code || ' ' || title || ' ' || address)`),
    version: integer('version').notNull().default(1),
    createdAt: instantColumn('created_at').notNull().default(sql`clock_timestamp()`),
    updatedAt: instantColumn('updated_at').notNull().default(sql`clock_timestamp()`),
    demo: boolean('demo').notNull().default(false),
  },
  (table) => [
    unique('properties_code').on(table.code),
    check('properties_types', sql`${table.type} IN ${amongTexts(PROPERTY_TYPES)}`),
    check('properties_kinds', sql`${table.offeredAs} IN ${amongTexts(LISTING_KINDS)}`),
    check('properties_money', sql`${table.guidePrice} > 0 AND ${table.price} > 0`),
    index('properties_by_price').on(table.price, table.id),
    index('properties_by_district').on(table.district, table.price, table.id),
    index('properties_by_type').on(table.type, table.price, table.id),
    index('properties_offered').on(table.price, table.id).where(sql`${table.offeredAs} IS NOT NULL`),
    // The last columns are never searched for: PostgreSQL compares them in the index, so that it reads only matching rows.
    index('properties_offered_by_kind')
      .on(table.offeredAs, table.price, table.id, table.type, table.district, table.garage)
      .where(sql`${table.offeredAs} IS NOT NULL`),
    index('properties_offered_newest')
      .on(table.listedAt, table.id)
      .where(sql`${table.offeredAs} IS NOT NULL`),
    index('properties_offered_as_newest')
      .on(table.offeredAs, table.listedAt, table.id)
      .where(sql`${table.offeredAs} IS NOT NULL`),
    index('properties_by_age').on(table.createdAt, table.id),
    index('properties_by_search_text').using('gin', table.searchText.op('gin_trgm_ops')),
    index('properties_by_owner').on(table.ownerId, table.code).where(sql`${table.ownerId} IS NOT NULL`),
  ],
);

/** Events of properties. Append-only: a trigger rejects updates and deletions. */
export const propertyEvents = pgTable(
  'property_events',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    propertyId: uuid('property_id')
      .notNull()
      .references(() => properties.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<PropertyEventKind>().notNull(),
    price: money('price'),
    fromId: text('from_id').references(() => users.id, { onDelete: 'set null' }),
    toId: text('to_id').references(() => users.id, { onDelete: 'set null' }),
    at: instantColumn('at').notNull().default(sql`clock_timestamp()`),
  },
  (table) => [
    check('property_events_kinds', sql`${table.kind} IN ${amongTexts(PROPERTY_EVENTS)}`),
    index('property_events_of').on(table.propertyId, table.at, table.id),
    index('property_events_from').on(table.fromId).where(sql`${table.fromId} IS NOT NULL`),
    index('property_events_to').on(table.toId).where(sql`${table.toId} IS NOT NULL`),
  ],
);

const {
  description: _description,
  images: _images,
  searchText: _searchText,
  ...card
} = getTableColumns(properties);
/** Columns for lists, with the first picture only. */
export const PROPERTY_CARD_COLUMNS = {
  ...card,
  image: sql<PictureColumn | null>`${properties.images} -> 0`,
};
export const PROPERTY_EVENT_COLUMNS = getTableColumns(propertyEvents);

export type PropertyRow = typeof properties.$inferSelect;
export type NewPropertyRow = typeof properties.$inferInsert;
export type PropertyEventRow = typeof propertyEvents.$inferSelect;
export type NewPropertyEvent = typeof propertyEvents.$inferInsert;
