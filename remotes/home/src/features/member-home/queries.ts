import { endpointQuery } from '@boardwalk/kit';

// Rows whose query fails are left out, so these failures aren't reported.

/** The next date that the member attends, may attend or waits for. */
export const nextEventQuery = endpointQuery('GET /api/events/mine', { query: { limit: 1 } });

/** Offers for the member's properties, newest first. */
export const offersQuery = endpointQuery('GET /api/offers', { query: { limit: 20 } });

export const unreadQuery = endpointQuery('GET /api/notifications/unread', {});

/** Running auctions with a bid of the member, those that end first come first. */
export const ownBidsQuery = endpointQuery('GET /api/listings/bid-on', { query: { limit: 2 } });
