import { z } from 'zod';
import { listQuery, pageOf, seenVersionSchema } from '../entities/list.ts';
import {
  bidSchema,
  listingChangeSchema,
  listingSchema,
  newListingSchema,
  offerSchema,
} from '../entities/listing.ts';
import { moneySchema } from '../entities/property.ts';
import { ESTATE_LIMITS } from '../estate/estate-limits.ts';
import { text } from '../texts/written.ts';
import { defineEndpoints } from './endpoint.ts';

const byId = z.object({ id: z.uuid() });
const READ = { access: 'signed-in', rate: 'read', status: 200 } as const;
const WRITE = { access: 'signed-in', accounts: 'unrestricted', rate: 'write' } as const;
const MOVE = {
  params: byId,
  body: seenVersionSchema,
  answer: listingSchema,
  status: 200,
  errors: ['LISTING_NOT_FOUND', 'LISTING_STALE', 'LISTING_STATE_REFUSED', 'ACCESS_DENIED'],
} as const;
const DEAL = {
  params: byId,
  answer: listingSchema,
  idempotent: true,
  errors: ['LISTING_NOT_FOUND', 'LISTING_STATE_REFUSED', 'LISTING_OWN', 'IDEMPOTENCY_MISMATCH'],
} as const;

/** Listings, purchases, bids and offers. Members list their own properties; holders of `estate.manage` list those of the city. */
export const listingsEndpoints = defineEndpoints({
  'GET /api/listings/mine': {
    summary: 'Returns the caller’s own listings, last changed first.',
    ...READ,
    query: z.object(listQuery),
    answer: pageOf(listingSchema),
  },
  'GET /api/listings/bid-on': {
    summary: 'Returns the running auctions in which the caller has bid, those that end first come first.',
    ...READ,
    query: z.object(listQuery),
    answer: pageOf(listingSchema),
  },
  'GET /api/listings/:id': {
    summary: 'Returns one listing. Drafts are visible only to their seller.',
    ...READ,
    params: byId,
    answer: listingSchema,
    errors: ['LISTING_NOT_FOUND'],
  },
  'POST /api/properties/:id/listings': {
    summary: 'Creates a listing as a draft.',
    ...WRITE,
    params: byId,
    body: newListingSchema,
    answer: listingSchema,
    status: 201,
    idempotent: true,
    errors: ['PROPERTY_NOT_FOUND', 'ACCESS_DENIED', 'LISTING_DRAFTS_FULL', 'IDEMPOTENCY_MISMATCH'],
  },
  'PUT /api/listings/:id': {
    summary: 'Changes the draft of a listing.',
    ...WRITE,
    params: byId,
    body: listingChangeSchema,
    answer: listingSchema,
    status: 200,
    errors: ['LISTING_NOT_FOUND', 'LISTING_STALE', 'LISTING_STATE_REFUSED', 'ACCESS_DENIED'],
  },
  'POST /api/listings/:id/publish': {
    summary:
      'Publishes a listing, which offers the property immediately. A property has at most one open listing.',
    ...WRITE,
    ...MOVE,
    errors: [...MOVE.errors, 'PROPERTY_OFFERED', 'PROPERTY_LET'],
  },
  'POST /api/listings/:id/withdraw': {
    summary: 'Withdraws a listing. Its pending offers are declined. An auction with bids can’t be withdrawn.',
    ...WRITE,
    ...MOVE,
    errors: [...MOVE.errors, 'LISTING_HAS_BIDS'],
  },
  'POST /api/listings/:id/purchase': {
    summary:
      'Buys a property that is for sale, or rents one that is for rent, at the listed price. Of several concurrent calls, the first succeeds.',
    ...WRITE,
    ...DEAL,
    status: 200,
    errors: [...DEAL.errors, 'DEALS_FULL'],
  },
  'POST /api/listings/:id/bids': {
    summary:
      'Bids in an auction, up to a maximum. The highest maximum leads, at a price one step above the second highest, at most its own maximum.',
    ...WRITE,
    ...DEAL,
    body: z.object({ maximum: moneySchema }).meta({ id: 'NewBid' }),
    status: 201,
    errors: [...DEAL.errors, 'BID_TOO_LOW', 'DEALS_FULL'],
  },
  'GET /api/listings/:id/bids': {
    summary: 'Returns the bids of an auction, newest first.',
    ...READ,
    params: byId,
    query: z.object(listQuery),
    answer: pageOf(bidSchema),
    errors: ['LISTING_NOT_FOUND'],
  },
  'POST /api/listings/:id/offers': {
    summary:
      'Offers another price, for 72 hours. Each member can have at most one pending offer per listing.',
    ...WRITE,
    ...DEAL,
    body: z
      .object({ amount: moneySchema, message: text(0, ESTATE_LIMITS.message).default('') })
      .meta({ id: 'NewOffer' }),
    answer: offerSchema,
    status: 201,
    errors: [...DEAL.errors, 'OFFER_PENDING', 'OFFERS_FULL'],
  },
  'GET /api/offers': {
    summary:
      'Returns the offers that the caller made (`sent`) or received (`received`), or that were made to the city (`city`, with estate.manage), newest first.',
    ...READ,
    query: z.object({ ...listQuery, box: z.enum(['sent', 'received', 'city']).default('received') }),
    answer: pageOf(offerSchema),
    errors: ['ACCESS_DENIED'],
  },
  'GET /api/offers/counts': {
    summary: 'Returns the number of offers for the caller’s own listings that wait for a decision.',
    ...READ,
    answer: z.object({ waiting: z.int().min(0) }),
  },
  'POST /api/offers/:id/:action': {
    summary:
      'Accepts or declines an offer, or withdraws the caller’s own. Accepting one declines the other offers for the listing.',
    ...WRITE,
    params: byId.extend({ action: z.enum(['accept', 'decline', 'withdraw']) }),
    answer: offerSchema,
    status: 200,
    errors: ['OFFER_NOT_FOUND', 'OFFER_STATE_REFUSED', 'ACCESS_DENIED'],
  },
});
