import {
  type CityDistrict,
  cityDistrictSchema,
  listingKindSchema,
  moneySchema,
  newSavedSearchSchema,
  PROPERTY_CODE,
  PROPERTY_TYPES,
  propertyTypeSchema,
} from '@boardwalk/contracts';
import { z } from 'zod';
import { filesIn } from './content-files.ts';
import { demoMember } from './people.ts';
import { nameAmong, readJson } from './read-content.ts';

const hours = z.number().min(0);

/** Prices in whole dollars, the area in square metres, the point in the units of the map. */
const property = z.strictObject({
  code: z.string().regex(PROPERTY_CODE),
  type: propertyTypeSchema,
  title: z.string(),
  address: z.string(),
  guidePrice: moneySchema,
  rooms: z.int().min(0),
  area: z.int().min(0),
  garage: z.int().min(0),
  point: z.strictObject({ x: z.number(), y: z.number() }),
  /** Names of pictures in the artwork, the outside view first. */
  pictures: z.array(z.string()),
});

/** Property of the demo community. */
export type DemoProperty = z.infer<typeof property> & { district: CityDistrict };

const districtSchema = z.strictObject({ district: cityDistrictSchema, properties: z.array(property) });

/** Reads the properties of all districts. */
export function readProperties(): DemoProperty[] {
  return filesIn('estate/properties').flatMap((file) => {
    const { district, properties } = readJson(file, districtSchema);
    return properties.map((facts) => ({ ...facts, district }));
  });
}

/** Paragraphs of a brochure: about the property, and about its surroundings. */
const brochure = z.string().transform((text, context) => {
  const [about = '', around, ...more] = text.split('\n\n');
  if (around !== undefined && more.length === 0) return { about, around };
  context.addIssue('The text of a brochure has two paragraphs.');
  return z.NEVER;
});

/** Reads the texts of brochures by type. Each first paragraph is combined with each second one, so that few properties share a text. */
export function readDescriptions() {
  return readJson('estate/descriptions.json', z.record(z.enum(PROPERTY_TYPES), z.array(brochure).min(2)));
}

const propertyCode = nameAmong(
  () => readProperties().map(({ code }) => code),
  (code) => `No property has the code ${code}.`,
);

/** Reads the current owners, with the codes of their properties. The city owns the rest. The former owner sold every third property. */
export function readOwners() {
  const owners = z.record(demoMember, z.array(propertyCode));
  return readJson('estate/owners.json', z.strictObject({ formerOwner: demoMember, owners }));
}

const listing = z.strictObject({
  code: propertyCode,
  kind: listingKindSchema,
  price: moneySchema,
  /** Hours since it was offered. */
  hoursAgo: hours,
  note: z.string().optional(),
  /** Step of an auction, which also has an end and its bids in order. `most` is the maximum that the member would pay. */
  step: moneySchema.optional(),
  endsInHours: hours.optional(),
  bids: z.array(z.strictObject({ by: demoMember, most: moneySchema })).optional(),
  offers: z
    .array(
      z.strictObject({
        by: demoMember,
        amount: moneySchema,
        message: z.string(),
        hoursAgo: hours,
        declined: z.literal(true).optional(),
      }),
    )
    .optional(),
  /** Viewings; one without a guest can be booked. */
  viewings: z.array(z.strictObject({ inHours: hours, guest: demoMember.optional() })).optional(),
  /** Buyer who has reserved it, and the problem of the payment. */
  reserved: z
    .strictObject({
      by: demoMember,
      hoursAgo: hours,
      problem: z.string().optional(),
      disputed: z.literal(true).optional(),
    })
    .optional(),
  state: z.enum(['draft', 'expired', 'withdrawn']).optional(),
});
export type DemoListing = z.infer<typeof listing>;

/** Reads the listings: current, drafted and ended ones. */
export function readListings(): DemoListing[] {
  return readJson('estate/listings.json', z.array(listing));
}

const tenancy = z.strictObject({
  code: propertyCode,
  tenant: demoMember,
  rent: moneySchema,
  /** Weeks since the beginning. */
  weeks: z.int().min(1),
  /** Number of the latest rents that aren't paid. */
  unpaid: z.int().min(0).optional(),
  endedDaysAgo: z.number().min(0).optional(),
});
export type DemoTenancy = z.infer<typeof tenancy>;

export function readTenancies(): DemoTenancy[] {
  return readJson('estate/tenancies.json', z.array(tenancy));
}

const inquiry = z.strictObject({
  code: propertyCode,
  by: demoMember,
  messages: z
    .array(z.strictObject({ from: z.enum(['member', 'seller']), text: z.string(), hoursAgo: hours }))
    .min(1),
});
export type DemoInquiry = z.infer<typeof inquiry>;

export function readInquiries(): DemoInquiry[] {
  return readJson('estate/inquiries.json', z.array(inquiry));
}

/** Reads the searches that members have saved. */
export function readSearches() {
  const search = newSavedSearchSchema
    .pick({ name: true, criteria: true })
    .extend({ by: demoMember })
    .strict();
  return readJson('estate/searches.json', z.array(search));
}
