import { z } from 'zod';
import {
  ESTATE_LIMITS,
  LISTING_KINDS,
  PROPERTY_CODE,
  PROPERTY_EVENTS,
  PROPERTY_TYPES,
} from '../estate/estate-limits.ts';
import { LISTING_STATES } from '../estate/listing-states.ts';
import { CITY_SIZE } from '../events/event-limits.ts';
import { handle, line, searchWords, text } from '../texts/written.ts';
import { cityDistrictSchema } from './event-plan.ts';
import { instant } from './list.ts';
import { personSchema } from './person.ts';
import { PROFILE_LIMITS } from './profile-limits.ts';

export const propertyTypeSchema = z.enum(PROPERTY_TYPES).meta({ id: 'PropertyType' });
export const listingKindSchema = z.enum(LISTING_KINDS).meta({ id: 'ListingKind' });
export const listingStateSchema = z.enum(LISTING_STATES).meta({ id: 'ListingState' });

/** Whole dollars of the game. */
export const moneySchema = z.int().min(1).max(ESTATE_LIMITS.price);
const upTo = (most: number) => z.int().min(0).max(most);

/** A picture of the media library, as pages show it. */
const picture = z.object({
  mediaId: z.uuid(),
  alt: z.string(),
  width: z.int(),
  height: z.int(),
  focus: z.object({ x: z.number(), y: z.number() }),
});

/** The current offer of a property. */
const offered = z.object({
  id: z.uuid(),
  kind: listingKindSchema,
  state: listingStateSchema,
  /** Price; for a rent, per week; for an auction, the current price. */
  price: z.int(),
  endsAt: instant,
});

/** A property in lists. */
export const propertyCardSchema = z
  .object({
    id: z.uuid(),
    code: z.string(),
    title: z.string(),
    type: propertyTypeSchema,
    district: cityDistrictSchema,
    address: z.string(),
    /** Position on the map of the city, in its units. */
    point: z.object({ x: z.number(), y: z.number() }),
    /** Estimated value. */
    guidePrice: z.int(),
    garage: z.int(),
    rooms: z.int(),
    /** Square meters. */
    area: z.int(),
    image: picture.nullable(),
    /** Null if it isn't offered. */
    listing: offered.nullable(),
    /** Whether it is rented out. */
    let: z.boolean(),
    demo: z.boolean(),
  })
  .meta({ id: 'PropertyCard' });
export type PropertyCard = z.infer<typeof propertyCardSchema>;

/** An event of a property's history, newest first. */
const propertyEvent = z.object({
  kind: z.enum(PROPERTY_EVENTS),
  at: instant,
  /** Null if no money was involved. */
  price: z.int().nullable(),
  /** Previous owner, and new owner or tenant: null for the city, for members who have left, and for those who hide themselves. */
  from: personSchema.nullable(),
  to: personSchema.nullable(),
});

/** A full property. */
export const propertySchema = propertyCardSchema
  .extend({
    description: z.string(),
    images: z.array(picture),
    /** Null if the city owns it, if the owner hides themselves, and for visitors. */
    owner: personSchema.nullable(),
    /** Whether it belongs to a member. */
    owned: z.boolean(),
    /** Whether it belongs to the caller. */
    mine: z.boolean(),
    /** The tenancy of the caller, or the one visible to them as owner or staff. */
    tenancyId: z.uuid().nullable(),
    /** Whether the current seller is a member, not the city. */
    privateSeller: z.boolean(),
    history: z.array(propertyEvent),
    version: z.int().min(1),
    may: z.object({
      /** Whether the caller may change the property's registry entry. */
      manage: z.boolean(),
      /** Whether the caller may offer it. */
      list: z.boolean(),
      /** Whether the caller may change its pictures and description. */
      present: z.boolean(),
    }),
  })
  .meta({ id: 'Property' });
export type Property = z.infer<typeof propertySchema>;

const fields = {
  code: z.string().trim().toUpperCase().regex(PROPERTY_CODE, 'Enter two letters, a dash and a number.'),
  title: line(ESTATE_LIMITS.titleMin, ESTATE_LIMITS.title),
  type: propertyTypeSchema,
  district: cityDistrictSchema,
  address: line(1, ESTATE_LIMITS.address),
  point: z.object({ x: upTo(CITY_SIZE.width), y: upTo(CITY_SIZE.height) }),
  guidePrice: moneySchema,
  garage: upTo(ESTATE_LIMITS.garage).default(0),
  rooms: upTo(ESTATE_LIMITS.rooms).default(0),
  area: upTo(ESTATE_LIMITS.area).default(0),
  description: text(0, ESTATE_LIMITS.description).default(''),
  images: z
    .array(z.object({ mediaId: z.uuid(), alt: line(1, ESTATE_LIMITS.alt) }))
    .max(ESTATE_LIMITS.images)
    .default([]),
  /** Handle of the owner; null for the city. */
  owner: handle(PROFILE_LIMITS.username).nullable().default(null),
};

/** A property of the registry. */
export const newPropertySchema = z.object(fields).meta({ id: 'NewProperty' });
export type NewProperty = z.input<typeof newPropertySchema>;
export const propertyChangeSchema = z
  .object({ ...fields, version: z.int().min(1) })
  .meta({ id: 'PropertyChange' });

/** Presentation of a property by its owner. */
export const propertyPresentationSchema = z
  .object({ description: fields.description, images: fields.images, version: z.int().min(1) })
  .meta({ id: 'PropertyPresentation' });

/** Identifies a property by id or by code, case-insensitively. */
export const propertyKeySchema = z.union([
  z.uuid(),
  z.string().trim().toUpperCase().regex(PROPERTY_CODE, 'Enter two letters, a dash and a number.'),
]);

const money = z.coerce.number().pipe(moneySchema).optional();
/** Filters of lists, the map and saved searches. */
export const propertyFilters = {
  district: cityDistrictSchema.optional(),
  type: propertyTypeSchema.optional(),
  /** `any` for all offered properties; absent for all properties. */
  kind: z.union([listingKindSchema, z.literal('any')]).optional(),
  minPrice: money,
  maxPrice: money,
  /** Minimum number of garage slots. */
  garage: z.coerce.number().pipe(z.int().min(0).max(ESTATE_LIMITS.garage)).optional(),
  /** Part of the code, the title or the address. */
  search: searchWords(ESTATE_LIMITS.title).optional(),
};

/** A property on the map: code, position, price and kind of offer. */
export const mapPointSchema = z.tuple([z.string(), z.int(), z.int(), z.int(), listingKindSchema.nullable()]);
export type MapPoint = z.infer<typeof mapPointSchema>;

/** Result of a registry import. Nothing is stored if there are problems. */
export const registryImportSchema = z
  .object({
    added: z.int(),
    changed: z.int(),
    unchanged: z.int(),
    applied: z.boolean(),
    problems: z.array(
      z.object({
        /** Line number as in a spreadsheet: the column names are line 1. */
        line: z.int(),
        /** Null if it concerns the whole line. */
        column: z.string().nullable(),
        message: z.string(),
      }),
    ),
  })
  .meta({ id: 'RegistryImport' });
export type RegistryImport = z.infer<typeof registryImportSchema>;
