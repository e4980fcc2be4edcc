import { type ErrorRow, row } from './error-row.ts';

/** Errors of properties and how they change hands. */
export const ESTATE_ERRORS = {
  PROPERTY_NOT_FOUND: row('NOT_FOUND', 404, 'There is no such property.'),
  PROPERTY_STALE: row('UNKNOWN', 409, 'Somebody else has changed this property in the meantime.'),
  PROPERTY_CODE_TAKEN: row('UNKNOWN', 409, 'Another property has this code.'),
  PROPERTY_IN_USE: row('UNKNOWN', 409, 'It is or was offered. It stays in the registry.'),
  PROPERTY_OWNER_UNKNOWN: row('VALIDATION', 422, 'There is no such member.'),
  PROPERTY_OFFERED: row('UNKNOWN', 409, 'This property is offered already.'),
  LISTING_NOT_FOUND: row('NOT_FOUND', 404, 'There is no such listing, or it isn’t for you.'),
  LISTING_STALE: row('UNKNOWN', 409, 'This listing has changed in the meantime.'),
  LISTING_STATE_REFUSED: row('UNKNOWN', 409, 'As the listing stands, this can’t be done with it.'),
  LISTING_OWN: row('AUTHORIZATION', 403, 'This is your own property.'),
  LISTING_HAS_BIDS: row('UNKNOWN', 409, 'There are bids. The auction goes on to its end.'),
  LISTING_DRAFTS_FULL: row('UNKNOWN', 409, 'You have as many drafts as you can. Withdraw one first.'),
  BID_TOO_LOW: row('VALIDATION', 422, 'The bid is too low.'),
  OFFER_NOT_FOUND: row('NOT_FOUND', 404, 'There is no such offer.'),
  OFFER_PENDING: row('UNKNOWN', 409, 'Your last offer for it still waits.'),
  OFFER_STATE_REFUSED: row('UNKNOWN', 409, 'This offer is decided or has expired.'),
  OFFERS_FULL: row('UNKNOWN', 409, 'You have as many open offers as you can.'),
  SETTLEMENT_NOT_FOUND: row('NOT_FOUND', 404, 'There is no such settlement.'),
  SETTLEMENT_STALE: row('UNKNOWN', 409, 'This settlement has changed in the meantime.'),
  SETTLEMENT_DECIDED: row('UNKNOWN', 409, 'This settlement is decided.'),
  SETTLEMENT_OWN: row('AUTHORIZATION', 403, 'You buy or sell here yourself. Somebody else decides.'),
} as const satisfies Record<string, ErrorRow>;
