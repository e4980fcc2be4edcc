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

/** Offering, buying and bidding for properties. A property is offered by its owner, one of the city by holders of `estate.manage`. */
export const listingsEndpoints = defineEndpoints({
  'GET /api/listings/mine': {
    summary: 'The listings of the caller, last changed first.',
    ...READ,
    query: z.object(listQuery),
    answer: pageOf(listingSchema),
  },
  'GET /api/listings/:id': {
    summary: 'One listing. Drafts are there for their owner alone.',
    ...READ,
    params: byId,
    answer: listingSchema,
    errors: ['LISTING_NOT_FOUND'],
  },
  'POST /api/properties/:id/listings': {
    summary: 'Begins a listing, as a draft.',
    ...WRITE,
    params: byId,
    body: newListingSchema,
    answer: listingSchema,
    status: 201,
    idempotent: true,
    errors: ['PROPERTY_NOT_FOUND', 'ACCESS_DENIED', 'LISTING_DRAFTS_FULL', 'IDEMPOTENCY_MISMATCH'],
  },
  'PUT /api/listings/:id': {
    summary: 'Changes a draft.',
    ...WRITE,
    params: byId,
    body: listingChangeSchema,
    answer: listingSchema,
    status: 200,
    errors: ['LISTING_NOT_FOUND', 'LISTING_STALE', 'LISTING_STATE_REFUSED', 'ACCESS_DENIED'],
  },
  'POST /api/listings/:id/publish': {
    summary: 'Offers the property from now on. A property has one open listing at most.',
    ...WRITE,
    ...MOVE,
    errors: [...MOVE.errors, 'PROPERTY_OFFERED', 'PROPERTY_LET'],
  },
  'POST /api/listings/:id/withdraw': {
    summary: 'Takes a listing back. What was bid and offered for it ends; an auction with bids goes on.',
    ...WRITE,
    ...MOVE,
    errors: [...MOVE.errors, 'LISTING_HAS_BIDS'],
  },
  'POST /api/listings/:id/purchase': {
    summary:
      'Buys what is for sale, or rents what is for rent, at the price that is asked. Of several at once the first has it.',
    ...WRITE,
    ...DEAL,
    status: 200,
    errors: [...DEAL.errors, 'DEALS_FULL'],
  },
  'POST /api/listings/:id/bids': {
    summary: 'Bids in an auction, at most so much: it costs a step more than the second would pay.',
    ...WRITE,
    ...DEAL,
    body: z.object({ maximum: moneySchema }).meta({ id: 'NewBid' }),
    status: 201,
    errors: [...DEAL.errors, 'BID_TOO_LOW', 'DEALS_FULL'],
  },
  'GET /api/listings/:id/bids': {
    summary: 'The bids of an auction, last first.',
    ...READ,
    params: byId,
    query: z.object(listQuery),
    answer: pageOf(bidSchema),
    errors: ['LISTING_NOT_FOUND'],
  },
  'POST /api/listings/:id/offers': {
    summary: 'Offers another price, for 72 hours. One offer for each member and listing waits at most.',
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
      'Offers that the caller made (`sent`), that were made to them (`received`), or to the city (`city`, with estate.manage), last first.',
    ...READ,
    query: z.object({ ...listQuery, box: z.enum(['sent', 'received', 'city']).default('received') }),
    answer: pageOf(offerSchema),
    errors: ['ACCESS_DENIED'],
  },
  'POST /api/offers/:id/:action': {
    summary: 'Accepts or declines an offer, or withdraws one’s own. Accepting one declines the others.',
    ...WRITE,
    params: byId.extend({ action: z.enum(['accept', 'decline', 'withdraw']) }),
    answer: offerSchema,
    status: 200,
    errors: ['OFFER_NOT_FOUND', 'OFFER_STATE_REFUSED', 'ACCESS_DENIED'],
  },
});
