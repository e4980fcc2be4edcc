import { z } from 'zod';
import { ESTATE_LIMITS, OFFER_STATES, SETTLEMENT_STATES } from '../estate/estate-limits.ts';
import { text } from '../texts/written.ts';
import { instant } from './list.ts';
import { personSchema } from './person.ts';
import { listingKindSchema, listingStateSchema, moneySchema, propertyCardSchema } from './property.ts';

const hours = z.int().min(ESTATE_LIMITS.auctionHoursMin);
const note = text(0, ESTATE_LIMITS.note).default('');

/** Terms of a new offer. Sales and rents last for days, auctions for hours; only auctions have a bidding step. */
export const newListingSchema = z
  .discriminatedUnion('kind', [
    z.object({
      kind: z.enum(['sale', 'rent']),
      /** Price; for rents, per week. */
      price: moneySchema,
      hours: hours.max(ESTATE_LIMITS.listingDays * 24),
      note,
    }),
    z.object({
      kind: z.literal('auction'),
      /** Starting price. */
      price: moneySchema,
      step: moneySchema,
      hours: hours.max(ESTATE_LIMITS.auctionHours),
      note,
    }),
  ])
  .meta({ id: 'NewListing' });
export type NewListing = z.input<typeof newListingSchema>;
/** New state of a draft. */
export const listingChangeSchema = z
  .intersection(newListingSchema, z.object({ version: z.int().min(1) }))
  .meta({ id: 'ListingChange' });

/** A full listing. */
export const listingSchema = z
  .object({
    id: z.uuid(),
    property: propertyCardSchema,
    kind: listingKindSchema,
    state: listingStateSchema,
    /** Price, or starting price of an auction. */
    price: z.int(),
    step: z.int().nullable(),
    hours: z.int(),
    note: z.string(),
    /** Null for a draft. */
    endsAt: instant.nullable(),
    publishedAt: instant.nullable(),
    /** Number of bids, and the current price; null without a bid. */
    bids: z.int().min(0),
    bidPrice: z.int().nullable(),
    /** Minimum next bid; null unless it is an auction. */
    leastBid: z.int().nullable(),
    /** Whether the caller has the highest bid. */
    leading: z.boolean(),
    /** The caller's maximum bid; null without one. */
    ownMaximum: z.int().nullable(),
    /** Whether the caller is the seller. */
    mine: z.boolean(),
    version: z.int().min(1),
    may: z.object({
      edit: z.boolean(),
      publish: z.boolean(),
      withdraw: z.boolean(),
      buy: z.boolean(),
      offer: z.boolean(),
      bid: z.boolean(),
      /** Whether the caller may write to the seller and book a viewing. */
      contact: z.boolean(),
    }),
  })
  .meta({ id: 'Listing' });
export type Listing = z.infer<typeof listingSchema>;

/** A bid as the public sees it: never includes a bidder's maximum. */
export const bidSchema = z
  .object({
    sequence: z.int().min(1),
    /** Price of the auction after this bid. */
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
    /** Visible to the recipient and the sender of the offer. */
    buyer: personSchema,
    mine: z.boolean(),
    expiresAt: instant,
    createdAt: instant,
    decidedAt: instant.nullable(),
  })
  .meta({ id: 'Offer' });
export type Offer = z.infer<typeof offerSchema>;

export const settlementStateSchema = z.enum(SETTLEMENT_STATES).meta({ id: 'SettlementState' });
/** A payment that is due before a property changes its owner. */
export const settlementSchema = z
  .object({
    id: z.uuid(),
    listingId: z.uuid(),
    property: propertyCardSchema,
    kind: listingKindSchema,
    /** Tenancy and due date, for rent after the first payment. Null otherwise. */
    tenancyId: z.uuid().nullable(),
    dueAt: instant.nullable(),
    /** Null for the city, and for members who have left. */
    seller: personSchema.nullable(),
    buyer: personSchema.nullable(),
    amount: z.int(),
    state: settlementStateSchema,
    reference: z.string().nullable(),
    /** The mismatch, for staff. */
    problem: z.string(),
    note: z.string(),
    createdAt: instant,
    decidedAt: instant.nullable(),
    /** Whether the caller pays or is paid; null for staff. */
    side: z.enum(['buyer', 'seller']).nullable(),
    version: z.int().min(1),
  })
  .meta({ id: 'Settlement' });
export type Settlement = z.infer<typeof settlementSchema>;
