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
  /** Purchases of one member that aren't paid yet. */
  purchases: 5,
  /** Auctions in which one member leads. */
  leads: 5,
  drafts: 20,
  searches: 20,
  searchName: 60,
  /** Viewings of a listing that are still to come. */
  viewings: 30,
  /** How long a viewing takes, in minutes. */
  viewingMinutesMin: 10,
  viewingMinutes: 120,
  inquiry: 1_000,
  /** Characters of a CSV file for the registry. */
  csv: 900_000,
  csvProblems: 100,
} as const;

/** The most properties that the map is given at once. */
export const MAP_PROPERTIES = 60_000;

/** A rent is asked for so many days before it is due. */
export const RENT_NOTICE_DAYS = 3;
/** After so many days without it whoever lets the property may end the tenancy at once. */
export const RENT_OVERDUE_DAYS = 7;
/** A rent is for so many days. */
export const RENT_DAYS = 7;
/** Guests of a viewing are reminded so many minutes before it. */
export const VIEWING_REMINDER_MINUTES = 60;

export const TENANCY_STATES = ['active', 'ended'] as const;
export type TenancyState = (typeof TENANCY_STATES)[number];

/** A deal that isn't paid after so many days falls through. */
export const RESERVATION_DAYS = 3;

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
  'vacated',
  'transferred',
] as const;
export type PropertyEventKind = (typeof PROPERTY_EVENTS)[number];
