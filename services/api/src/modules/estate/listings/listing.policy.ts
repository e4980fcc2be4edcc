import { canTakeWithListing, isOpenListing, type Listing, type ListingAction } from '@boardwalk/contracts';
import type { Caller } from '../../../platform/auth/caller.ts';
import { managesProperties } from '../properties/property.policy.ts';
import type { ListingRow } from './listings.table.ts';

type Person = Pick<Caller, 'id' | 'permissions' | 'account'>;
type Offered = Pick<ListingRow, 'kind' | 'state' | 'sellerId' | 'endsAt' | 'bids'>;

/** Whether the caller is the seller, or manages the properties of the city. */
export function sells(caller: Person, { sellerId }: Pick<Offered, 'sellerId'>): boolean {
  return sellerId === null ? managesProperties(caller) : sellerId === caller.id;
}

/** Whether the caller may see the listing: drafts are visible only to their seller. */
export function maySeeListing(caller: Person, listing: Offered): boolean {
  return listing.state !== 'draft' || sells(caller, listing);
}

/** Whether the listing accepts purchases or bids at this time. */
export function isOn({ state, endsAt }: Offered, now: Date): boolean {
  return state === 'active' && endsAt !== null && now < endsAt;
}

type Refusal = 'ACCESS_DENIED' | 'LISTING_STATE_REFUSED' | 'LISTING_HAS_BIDS';

/** Returns the code with which a seller's action is refused; undefined when it is allowed. */
export function moveRefusal(
  caller: Person,
  listing: Offered,
  action: Extract<ListingAction, 'publish' | 'withdraw'>,
): Refusal | undefined {
  if (!sells(caller, listing)) return 'ACCESS_DENIED';
  if (!canTakeWithListing(action, listing.state)) return 'LISTING_STATE_REFUSED';
  return action === 'withdraw' && listing.bids > 0 ? 'LISTING_HAS_BIDS' : undefined;
}

/** Ways to get a listed property. */
export type Deal = 'buy' | 'offer' | 'bid';

/** Returns the code with which a deal is refused; undefined when it is allowed. */
export function dealRefusal(
  caller: Person,
  listing: Offered,
  deal: Deal,
  now: Date,
): 'LISTING_OWN' | 'LISTING_STATE_REFUSED' | undefined {
  if (sells(caller, listing) || listing.sellerId === caller.id) return 'LISTING_OWN';
  const fits = (listing.kind === 'auction') === (deal === 'bid');
  return fits && isOn(listing, now) ? undefined : 'LISTING_STATE_REFUSED';
}

/** Returns the allowed actions for the response. */
export function permissionsOn(caller: Person, listing: Offered, now: Date): Listing['may'] {
  const acts = caller.account?.state !== 'restricted';
  const may = (deal: Deal) => acts && dealRefusal(caller, listing, deal, now) === undefined;
  return {
    edit: acts && sells(caller, listing) && listing.state === 'draft',
    publish: acts && moveRefusal(caller, listing, 'publish') === undefined,
    withdraw: acts && moveRefusal(caller, listing, 'withdraw') === undefined,
    buy: may('buy'),
    offer: may('offer'),
    bid: may('bid'),
    contact:
      acts && !sells(caller, listing) && listing.sellerId !== caller.id && isOpenListing(listing.state),
  };
}
