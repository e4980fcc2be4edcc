// Without schemas, for pages too.

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

/** While a listing is in one of these states its property has no other one. */
export const OPEN_LISTING_STATES = ['active', 'reserved'] as const satisfies readonly ListingState[];

/** Whether it is offered still, or reserved. */
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
  /** Whoever offers it, whoever buys it, whoever settles it (the game server or staff), or the clock. */
  by: 'owner' | 'buyer' | 'settlement' | 'clock';
  from: readonly ListingState[];
  to: ListingState;
}

/** The life of a listing: each action, who takes it, from which states, and where it leads. It begins as `draft`. */
export const LISTING_TRANSITIONS: Record<ListingAction, ListingTransition> = {
  publish: { by: 'owner', from: ['draft'], to: 'active' },
  reserve: { by: 'buyer', from: ['active'], to: 'reserved' },
  release: { by: 'settlement', from: ['reserved'], to: 'active' },
  sell: { by: 'settlement', from: ['reserved'], to: 'sold' },
  let: { by: 'settlement', from: ['reserved'], to: 'rented' },
  expire: { by: 'clock', from: ['active'], to: 'expired' },
  withdraw: { by: 'owner', from: ['draft', 'active'], to: 'withdrawn' },
};

/** Whether an action can be taken with a listing in a state. */
export function canTakeWithListing(action: ListingAction, state: ListingState): boolean {
  return LISTING_TRANSITIONS[action].from.includes(state);
}
