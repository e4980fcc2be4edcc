// Without schemas, because pages import it.

/** Main types of properties. */
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

/** Kinds of offers. Rent is per week. */
export const LISTING_KINDS = ['sale', 'rent', 'auction'] as const;
export type ListingKind = (typeof LISTING_KINDS)[number];

/** Pattern of a property code, two letters of the district and a number: `LQ-014`. */
export const PROPERTY_CODE = /^[A-Z]{2}-\d{3,4}$/;

/** Lengths in characters, counts, and money in whole dollars of the game. */
export const ESTATE_LIMITS = {
  titleMin: 3,
  title: 120,
  address: 160,
  description: 4_000,
  price: 1_000_000_000,
  garage: 50,
  rooms: 100,
  /** Square meters. */
  area: 100_000,
  images: 12,
  alt: 300,
  note: 500,
  message: 500,
  /** Maximum duration of a listing, in days. */
  listingDays: 60,
  /** Duration of an auction, in hours. */
  auctionHoursMin: 1,
  auctionHours: 336,
  /** Open offers per member. */
  offers: 20,
  /** Unpaid purchases per member. */
  purchases: 5,
  /** Auctions in which one member leads. */
  leads: 5,
  drafts: 20,
  searches: 20,
  searchName: 60,
  /** Upcoming viewings per listing. */
  viewings: 30,
  /** Duration of a viewing, in minutes. */
  viewingMinutesMin: 10,
  viewingMinutes: 120,
  inquiry: 1_000,
  /** Maximum length of a CSV file for the registry, in characters. */
  csv: 900_000,
  csvProblems: 100,
} as const;

/** Maximum number of properties in one response for the map. */
export const MAP_PROPERTIES = 60_000;

/** Days before the due date at which rent is requested. */
export const RENT_NOTICE_DAYS = 3;
/** Days of overdue rent after which the landlord may end the tenancy immediately. */
export const RENT_OVERDUE_DAYS = 7;
/** Days that one rent payment covers. */
export const RENT_DAYS = 7;
/** Minutes before a viewing at which its guest is reminded. */
export const VIEWING_REMINDER_MINUTES = 60;

export const TENANCY_STATES = ['active', 'ended'] as const;
export type TenancyState = (typeof TENANCY_STATES)[number];

/** Days after which an unpaid deal is canceled. */
export const RESERVATION_DAYS = 3;

/** Hours after which an offer expires. */
export const OFFER_HOURS = 72;
/** A bid within this many final minutes of an auction extends it by the same number. */
export const SOFT_CLOSE_MINUTES = 10;

export const OFFER_STATES = ['pending', 'accepted', 'declined', 'withdrawn', 'expired'] as const;
export type OfferState = (typeof OFFER_STATES)[number];

/** States of a payment. Money is transferred in the game; the site records it. `disputed`: the game's report doesn't match. */
export const SETTLEMENT_STATES = ['pending', 'confirmed', 'cancelled', 'disputed'] as const;
export type SettlementState = (typeof SETTLEMENT_STATES)[number];

/** Types of events in a property's history. */
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
