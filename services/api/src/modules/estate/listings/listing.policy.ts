import { canTakeWithListing, isOpenListing, type Listing, type ListingAction } from '@boardwalk/contracts';
import type { Caller } from '../../../platform/auth/caller.ts';
import { managesProperties } from '../properties/property.policy.ts';
import type { ListingRow } from './listings.table.ts';

type Person = Pick<Caller, 'id' | 'permissions' | 'account'>;
type Offered = Pick<ListingRow, 'kind' | 'state' | 'sellerId' | 'endsAt' | 'bids'>;

/** Whether somebody offers it: its seller, or who looks after what is the city's. */
export function sells(caller: Person, { sellerId }: Pick<Offered, 'sellerId'>): boolean {
  return sellerId === null ? managesProperties(caller) : sellerId === caller.id;
}

/** Drafts are there for their seller alone. */
export function maySeeListing(caller: Person, listing: Offered): boolean {
  return listing.state !== 'draft' || sells(caller, listing);
}

/** Whether it can be bought or bid for at this time. */
export function isOn({ state, endsAt }: Offered, now: Date): boolean {
  return state === 'active' && endsAt !== null && now < endsAt;
}

type Refusal = 'ACCESS_DENIED' | 'LISTING_STATE_REFUSED' | 'LISTING_HAS_BIDS';

/** Why its seller can't do this with it. */
export function moveRefusal(
  caller: Person,
  listing: Offered,
  action: Extract<ListingAction, 'publish' | 'withdraw'>,
): Refusal | undefined {
  if (!sells(caller, listing)) return 'ACCESS_DENIED';
  if (!canTakeWithListing(action, listing.state)) return 'LISTING_STATE_REFUSED';
  return action === 'withdraw' && listing.bids > 0 ? 'LISTING_HAS_BIDS' : undefined;
}

/** The three ways to get what is offered. */
export type Deal = 'buy' | 'offer' | 'bid';

/** Why it can't be had like that. */
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

/** The same rules as an answer has them. */
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
