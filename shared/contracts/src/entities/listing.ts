import { z } from 'zod';
import { ESTATE_LIMITS, OFFER_STATES, SETTLEMENT_STATES } from '../estate/estate-limits.ts';
import { text } from '../texts/written.ts';
import { instant } from './list.ts';
import { personSchema } from './person.ts';
import { listingKindSchema, listingStateSchema, moneySchema, propertyCardSchema } from './property.ts';

const hours = z.int().min(ESTATE_LIMITS.auctionHoursMin);
const note = text(0, ESTATE_LIMITS.note).default('');

/** How a property is to be offered. A sale or a rent stands for days, an auction for hours; only an auction has a step. */
export const newListingSchema = z
  .discriminatedUnion('kind', [
    z.object({
      kind: z.enum(['sale', 'rent']),
      /** What is asked; of a rent, for a week. */
      price: moneySchema,
      hours: hours.max(ESTATE_LIMITS.listingDays * 24),
      note,
    }),
    z.object({
      kind: z.literal('auction'),
      /** Where it begins. */
      price: moneySchema,
      step: moneySchema,
      hours: hours.max(ESTATE_LIMITS.auctionHours),
      note,
    }),
  ])
  .meta({ id: 'NewListing' });
export type NewListing = z.input<typeof newListingSchema>;
/** A draft as it is to be. */
export const listingChangeSchema = z
  .intersection(newListingSchema, z.object({ version: z.int().min(1) }))
  .meta({ id: 'ListingChange' });

/** A listing, whole. */
export const listingSchema = z
  .object({
    id: z.uuid(),
    property: propertyCardSchema,
    kind: listingKindSchema,
    state: listingStateSchema,
    /** What is asked, or where an auction began. */
    price: z.int(),
    step: z.int().nullable(),
    hours: z.int(),
    note: z.string(),
    /** Null for a draft. */
    endsAt: instant.nullable(),
    publishedAt: instant.nullable(),
    /** How many bids there were, and what it stands at; null without one. */
    bids: z.int().min(0),
    bidPrice: z.int().nullable(),
    /** The least that the next bid has to be; null for what is no auction. */
    leastBid: z.int().nullable(),
    /** Whether the caller bids most at the moment. */
    leading: z.boolean(),
    /** The most that the caller has bid; null when they haven't. */
    ownMaximum: z.int().nullable(),
    /** Whether the caller offers it. */
    mine: z.boolean(),
    version: z.int().min(1),
    may: z.object({
      edit: z.boolean(),
      publish: z.boolean(),
      withdraw: z.boolean(),
      buy: z.boolean(),
      offer: z.boolean(),
      bid: z.boolean(),
      /** Write to whoever offers it, and book a viewing. */
      contact: z.boolean(),
    }),
  })
  .meta({ id: 'Listing' });
export type Listing = z.infer<typeof listingSchema>;

/** A bid as those see it who watch: never who bids how much at most. */
export const bidSchema = z
  .object({
    sequence: z.int().min(1),
    /** What the auction stood at after it. */
    price: z.int(),
    mine: z.boolean(),
    at: instant,
  })
  .meta({ id: 'Bid' });
export type Bid = z.infer<typeof bidSchema>;

export const offerStateSchema = z.enum(OFFER_STATES).meta({ id: 'OfferState' });
export const offerSchema = z
  .object({
    id: z.uuid(),
    listingId: z.uuid(),
    property: propertyCardSchema,
    amount: z.int(),
    message: z.string(),
    state: offerStateSchema,
    /** For whoever is offered something, and for whoever offers. */
    buyer: personSchema,
    mine: z.boolean(),
    expiresAt: instant,
    createdAt: instant,
    decidedAt: instant.nullable(),
  })
  .meta({ id: 'Offer' });
export type Offer = z.infer<typeof offerSchema>;

export const settlementStateSchema = z.enum(SETTLEMENT_STATES).meta({ id: 'SettlementState' });
/** What has to be paid before a property changes hands. */
export const settlementSchema = z
  .object({
    id: z.uuid(),
    listingId: z.uuid(),
    property: propertyCardSchema,
    kind: listingKindSchema,
    /** Of a rent after the first: whose it is, and when it is due. Null otherwise. */
    tenancyId: z.uuid().nullable(),
    dueAt: instant.nullable(),
    /** Null for the city, and for members who have left. */
    seller: personSchema.nullable(),
    buyer: personSchema.nullable(),
    amount: z.int(),
    state: settlementStateSchema,
    reference: z.string().nullable(),
    /** What didn't fit, for staff. */
    problem: z.string(),
    note: z.string(),
    createdAt: instant,
    decidedAt: instant.nullable(),
    /** Whether the caller pays or is paid; null for staff who look after it. */
    side: z.enum(['buyer', 'seller']).nullable(),
    version: z.int().min(1),
  })
  .meta({ id: 'Settlement' });
export type Settlement = z.infer<typeof settlementSchema>;
