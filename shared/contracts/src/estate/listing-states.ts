// Without schemas, because pages import it.

export const LISTING_STATES = [
  'draft',
  'active',
  'reserved',
  'sold',
  'rented',
  'expired',
  'withdrawn',
] as const;
export type ListingState = (typeof LISTING_STATES)[number];

/** States in which a listing blocks others of the same property. */
export const OPEN_LISTING_STATES = ['active', 'reserved'] as const satisfies readonly ListingState[];

/** Returns whether a listing is still offered or reserved. */
export function isOpenListing(state: ListingState): boolean {
  return (OPEN_LISTING_STATES as readonly ListingState[]).includes(state);
}

export const LISTING_ACTIONS = [
  'publish',
  'reserve',
  'release',
  'sell',
  'let',
  'expire',
  'withdraw',
] as const;
export type ListingAction = (typeof LISTING_ACTIONS)[number];

interface ListingTransition {
  /** Actor: the seller, the buyer, the settlement (the game server or staff), or the clock. */
  by: 'owner' | 'buyer' | 'settlement' | 'clock';
  from: readonly ListingState[];
  to: ListingState;
}

/** State machine of a listing: each action, its actor, its source states and its target. The initial state is `draft`. */
export const LISTING_TRANSITIONS: Record<ListingAction, ListingTransition> = {
  publish: { by: 'owner', from: ['draft'], to: 'active' },
  reserve: { by: 'buyer', from: ['active'], to: 'reserved' },
  release: { by: 'settlement', from: ['reserved'], to: 'active' },
  sell: { by: 'settlement', from: ['reserved'], to: 'sold' },
  let: { by: 'settlement', from: ['reserved'], to: 'rented' },
  expire: { by: 'clock', from: ['active'], to: 'expired' },
  withdraw: { by: 'owner', from: ['draft', 'active'], to: 'withdrawn' },
};

/** Returns whether an action is allowed in a state. */
export function canTakeWithListing(action: ListingAction, state: ListingState): boolean {
  return LISTING_TRANSITIONS[action].from.includes(state);
}
