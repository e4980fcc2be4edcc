import type { SiteDocumentName } from '@boardwalk/contracts';
import { endpointQuery } from '@boardwalk/kit';

/** A custom document of the site; on failure the default text is shown. */
export const documentQuery = (name: SiteDocumentName) =>
  endpointQuery('GET /api/site/documents/:name', { params: { name } });

/** The community's team: all of it on `/about`, a few members on the first page. */
export const teamQuery = endpointQuery('GET /api/users/team', {});

/** Numbers of listings, and the auction that ends next. Members only; parts that fail to load are left out. */
export const marketQuery = endpointQuery('GET /api/properties/market', {});

/** Status of the game server. Its parts show a failure themselves. */
export const serverStatusQuery = endpointQuery('GET /api/server-status', {});

/** Numbers of online and new members. The strip shows a failure itself. */
export const activityQuery = endpointQuery('GET /api/users/activity', {});

/** The next dates that the reader may see. Parts that fail to load are left out. */
export const upcomingQuery = endpointQuery('GET /api/events/upcoming', {});

/** Members who are online. Members only; parts that fail to load are left out. */
export const onlineQuery = endpointQuery('GET /api/users/online', {});
