import { ESTATE_LIMITS, isOpenListing, type Viewing } from '@boardwalk/contracts';
import type { Caller } from '../../../platform/auth/caller.ts';
import { DAY_MS, MINUTE_MS } from '../../../platform/time/durations.ts';
import { sells } from '../listings/listing.policy.ts';
import type { ListingRow } from '../listings/listings.table.ts';
import type { ViewingRow } from './viewings.table.ts';

/** Minimum time between adding a viewing and its start. */
const MIN_NOTICE_MS = 5 * MINUTE_MS;

type Person = Pick<Caller, 'id' | 'permissions' | 'account'>;
type Offered = Pick<ListingRow, 'sellerId' | 'state'>;

/** Returns the code with which adding a viewing is refused; undefined when it is allowed. */
export function addRefusal(
  caller: Person,
  listing: Offered,
  startsAt: Date,
  now: Date,
): 'ACCESS_DENIED' | 'LISTING_STATE_REFUSED' | 'VIEWING_TIME_REFUSED' | undefined {
  if (!sells(caller, listing)) return 'ACCESS_DENIED';
  if (!isOpenListing(listing.state)) return 'LISTING_STATE_REFUSED';
  const ahead = startsAt.getTime() - now.getTime();
  const fits = ahead >= MIN_NOTICE_MS && ahead <= ESTATE_LIMITS.listingDays * DAY_MS;
  return fits ? undefined : 'VIEWING_TIME_REFUSED';
}

/** Returns the code with which a booking is refused; undefined when it is allowed. Another booking of the member is checked in the database. */
export function bookRefusal(
  caller: Person,
  listing: Offered,
  { guestId, startsAt }: ViewingRow,
  now: Date,
): 'LISTING_OWN' | 'VIEWING_STATE_REFUSED' | undefined {
  if (sells(caller, listing) || listing.sellerId === caller.id) return 'LISTING_OWN';
  return isOpenListing(listing.state) && guestId === null && now < startsAt
    ? undefined
    : 'VIEWING_STATE_REFUSED';
}

/** Returns the code with which a cancellation is refused; undefined when it is allowed. */
export function cancelRefusal(
  caller: Person,
  listing: Offered,
  { guestId, startsAt }: ViewingRow,
  now: Date,
): 'ACCESS_DENIED' | 'VIEWING_STATE_REFUSED' | undefined {
  if (guestId === null || startsAt <= now) return 'VIEWING_STATE_REFUSED';
  return guestId === caller.id || sells(caller, listing) ? undefined : 'ACCESS_DENIED';
}

/** Returns the allowed actions for the response. @param hasBooking whether the caller has a booking for this listing. */
export function permissionsOn(
  caller: Person,
  listing: Offered,
  row: ViewingRow,
  { hasBooking, now }: { hasBooking: boolean; now: Date },
): Viewing['may'] {
  const acts = caller.account?.state !== 'restricted';
  return {
    book: acts && !hasBooking && bookRefusal(caller, listing, row, now) === undefined,
    cancel: acts && cancelRefusal(caller, listing, row, now) === undefined,
    remove: acts && sells(caller, listing),
  };
}
