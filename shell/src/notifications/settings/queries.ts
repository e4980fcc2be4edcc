import { endpointQuery } from '@boardwalk/kit';

/** The member's preferences. Refetched when the settings are opened, because another device may have changed them. */
export const preferencesQuery = {
  ...endpointQuery('GET /api/notifications/preferences', {}),
  staleTime: 0,
};

/** Kinds of notifications that the served apps declare. */
export const appKindsQuery = endpointQuery('GET /api/notifications/app-kinds', {});

/** Channels that this site has configured. */
export const channelsQuery = endpointQuery('GET /api/notifications/channels', {});
