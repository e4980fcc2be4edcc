// Without schemas, for pages too.

/** What a property is, above all else. */
export const PROPERTY_TYPES = [
  'apartment',
  'house',
  'villa',
  'houseboat',
  'shop',
  'office',
  'warehouse',
  'garage',
] as const;
export type PropertyType = (typeof PROPERTY_TYPES)[number];

/** How a property is offered. A rent is for a week. */
export const LISTING_KINDS = ['sale', 'rent', 'auction'] as const;
export type ListingKind = (typeof LISTING_KINDS)[number];

/** Two letters of the district and a number: `LQ-014`. */
export const PROPERTY_CODE = /^[A-Z]{2}-\d{3,4}$/;

/** Lengths in characters, numbers of things, money in whole dollars of the game. */
export const ESTATE_LIMITS = {
  titleMin: 3,
  title: 120,
  address: 160,
  description: 4_000,
  price: 1_000_000_000,
  garage: 50,
  rooms: 100,
  /** Square metres. */
  area: 100_000,
  images: 12,
  alt: 300,
  note: 500,
  message: 500,
  /** How long a listing stands, in days. */
  listingDays: 60,
  /** How long an auction goes on, in hours. */
  auctionHoursMin: 1,
  auctionHours: 336,
  /** Open offers of one member. */
  offers: 20,
  drafts: 20,
} as const;

/** How long an offer stands, in hours. */
export const OFFER_HOURS = 72;
/** A bid in the last minutes of an auction moves its end on by as many. */
export const SOFT_CLOSE_MINUTES = 10;

export const OFFER_STATES = ['pending', 'accepted', 'declined', 'withdrawn', 'expired'] as const;
export type OfferState = (typeof OFFER_STATES)[number];

/** Money changes hands in the game; the site records it. `disputed`: what the game says doesn't fit. */
export const SETTLEMENT_STATES = ['pending', 'confirmed', 'cancelled', 'disputed'] as const;
export type SettlementState = (typeof SETTLEMENT_STATES)[number];

/** What happened to a property, for its history. */
export const PROPERTY_EVENTS = [
  'registered',
  'listed',
  'withdrawn',
  'expired',
  'sold',
  'rented',
  'transferred',
] as const;
export type PropertyEventKind = (typeof PROPERTY_EVENTS)[number];
