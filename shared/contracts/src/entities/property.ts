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

/** How a property is offered at the moment. */
const offered = z.object({
  id: z.uuid(),
  kind: listingKindSchema,
  state: listingStateSchema,
  /** What it costs; of a rent, a week; of an auction, as it stands. */
  price: z.int(),
  endsAt: instant,
});

/** A property, as lists show it. */
export const propertyCardSchema = z
  .object({
    id: z.uuid(),
    code: z.string(),
    title: z.string(),
    type: propertyTypeSchema,
    district: cityDistrictSchema,
    address: z.string(),
    /** On the map of the city, in its units. */
    point: z.object({ x: z.number(), y: z.number() }),
    /** What it is worth. */
    guidePrice: z.int(),
    garage: z.int(),
    rooms: z.int(),
    /** Square metres. */
    area: z.int(),
    image: picture.nullable(),
    /** Null when it isn't offered. */
    listing: offered.nullable(),
    /** Whether somebody rents it at the moment. */
    let: z.boolean(),
    demo: z.boolean(),
  })
  .meta({ id: 'PropertyCard' });
export type PropertyCard = z.infer<typeof propertyCardSchema>;

/** What happened to a property, newest first in its history. */
const propertyEvent = z.object({
  kind: z.enum(PROPERTY_EVENTS),
  at: instant,
  /** Null where no money is in it. */
  price: z.int().nullable(),
  /** Whose it was, and whose it is or who rents it: null for the city, for members who have left, and for those who don't show themselves. */
  from: personSchema.nullable(),
  to: personSchema.nullable(),
});

/** A property, whole. */
export const propertySchema = propertyCardSchema
  .extend({
    description: z.string(),
    images: z.array(picture),
    /** Null when it is the city's, when its owner doesn't show themself, and to visitors. */
    owner: personSchema.nullable(),
    /** Whether it belongs to a member. */
    owned: z.boolean(),
    /** Whether it belongs to the caller. */
    mine: z.boolean(),
    /** The caller's tenancy, or the one that concerns them as the owner or as staff. */
    tenancyId: z.uuid().nullable(),
    /** Whether who offers it at the moment is a member, and not the city. */
    privateSeller: z.boolean(),
    history: z.array(propertyEvent),
    version: z.int().min(1),
    may: z.object({
      /** Change the property itself: the registry. */
      manage: z.boolean(),
      /** Offer it. */
      list: z.boolean(),
      /** Change its pictures and its description. */
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
  /** The handle of who owns it; null for the city. */
  owner: handle(PROFILE_LIMITS.username).nullable().default(null),
};

/** A property of the registry. */
export const newPropertySchema = z.object(fields).meta({ id: 'NewProperty' });
export type NewProperty = z.input<typeof newPropertySchema>;
export const propertyChangeSchema = z
  .object({ ...fields, version: z.int().min(1) })
  .meta({ id: 'PropertyChange' });

/** What owners say of their property themselves. */
export const propertyPresentationSchema = z
  .object({ description: fields.description, images: fields.images, version: z.int().min(1) })
  .meta({ id: 'PropertyPresentation' });

/** The property of an address: by its id or by its code, whatever its case. */
export const propertyKeySchema = z.union([
  z.uuid(),
  z.string().trim().toUpperCase().regex(PROPERTY_CODE, 'Enter two letters, a dash and a number.'),
]);

const money = z.coerce.number().pipe(moneySchema).optional();
/** What lists, the map and saved searches can be narrowed to. */
export const propertyFilters = {
  district: cityDistrictSchema.optional(),
  type: propertyTypeSchema.optional(),
  /** `any` for whatever is offered; without it everything that is there. */
  kind: z.union([listingKindSchema, z.literal('any')]).optional(),
  minPrice: money,
  maxPrice: money,
  /** So many garage slots at least. */
  garage: z.coerce.number().pipe(z.int().min(0).max(ESTATE_LIMITS.garage)).optional(),
  /** A part of the code, the title or the address. */
  search: searchWords(ESTATE_LIMITS.title).optional(),
};

/** A property on the map: its code, where it is, its price, and how it is offered. */
export const mapPointSchema = z.tuple([z.string(), z.int(), z.int(), z.int(), listingKindSchema.nullable()]);
export type MapPoint = z.infer<typeof mapPointSchema>;

/** What became of a file for the registry. Nothing of it is kept as long as there are problems. */
export const registryImportSchema = z
  .object({
    added: z.int(),
    changed: z.int(),
    unchanged: z.int(),
    applied: z.boolean(),
    problems: z.array(
      z.object({
        /** As a spreadsheet counts: the names of the columns are line 1. */
        line: z.int(),
        /** Null when it is about the whole line. */
        column: z.string().nullable(),
        message: z.string(),
      }),
    ),
  })
  .meta({ id: 'RegistryImport' });
export type RegistryImport = z.infer<typeof registryImportSchema>;
