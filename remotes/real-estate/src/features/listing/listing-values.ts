import { ESTATE_LIMITS, type Listing, type ListingKind, type NewListing } from '@boardwalk/contracts';
import { parseMoney } from '../../estate/money.ts';

const DAY_HOURS = 24;

/** Values of the listing form. */
export type ListingValues = {
  kind: ListingKind;
  price: string;
  step: string;
  /** Duration of a sale or rent. */
  days: string;
  /** Duration of an auction. */
  hours: string;
  note: string;
};

/** Default values: a sale for 30 days, an auction for three. */
export const NEW_VALUES: ListingValues = {
  kind: 'sale',
  price: '',
  step: '',
  days: '30',
  hours: '72',
  note: '',
};

export function valuesOf({ kind, price, step, hours, note }: Listing): ListingValues {
  return {
    kind,
    price: String(price),
    step: step === null ? '' : String(step),
    days: kind === 'auction' ? NEW_VALUES.days : String(Math.round(hours / DAY_HOURS)),
    hours: kind === 'auction' ? String(hours) : NEW_VALUES.hours,
    note,
  };
}

/** Returns the request body, with the fields of the kind only. An invalid amount becomes 0, which is rejected. */
export function bodyOf({ kind, price, step, days, hours, note }: ListingValues): NewListing {
  const shared = { price: parseMoney(price) ?? 0, note: note.trim() };
  return kind === 'auction'
    ? { kind, ...shared, step: parseMoney(step) ?? 0, hours: Number(hours) }
    : { kind, ...shared, hours: Number(days) * DAY_HOURS };
}

/** Maximum durations: days of a sale, hours of an auction. */
export const MAX_DAYS = ESTATE_LIMITS.listingDays;
export const { auctionHoursMin: MIN_HOURS, auctionHours: MAX_HOURS } = ESTATE_LIMITS;

/** Returns a round step of about a twentieth of the starting price, at least 1. */
export function usualStep(start: number): number {
  const rough = start / 20;
  if (rough < 1) return 1;
  const size = 10 ** Math.floor(Math.log10(rough));
  return Math.max(1, Math.round(rough / size) * size);
}
