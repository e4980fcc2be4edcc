import { endpointQuery } from '@boardwalk/kit';

/** The member's preferences. Refetched when the settings are opened, because another device may have changed them. */
export const preferencesQuery = {
  ...endpointQuery('GET /api/notifications/preferences', {}),
  staleTime: 0,
};

/** Channels that this site has configured. */
export const channelsQuery = endpointQuery('GET /api/notifications/channels', {});
