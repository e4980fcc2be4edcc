import { endpointQuery } from '@boardwalk/kit';

/** What the member wants to be told. Asked anew whenever the settings are opened: another device may have changed it. */
export const preferencesQuery = {
  ...endpointQuery('GET /api/notifications/preferences', {}, { suppressErrors: true }),
  staleTime: 0,
};

/** Which channels this site has at all. */
export const channelsQuery = endpointQuery('GET /api/notifications/channels', {}, { suppressErrors: true });
