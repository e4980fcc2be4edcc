import type { z } from 'zod';
import { backendEndpoints } from './backend.endpoints.ts';
import { backendHooksEndpoints } from './backend-hooks.endpoints.ts';
import { commentsEndpoints } from './comments.endpoints.ts';
import { communityEndpoints } from './community.endpoints.ts';
import { dashboardEndpoints } from './dashboard.endpoints.ts';
import { decisionsEndpoints } from './decisions.endpoints.ts';
import { deployTokensEndpoints } from './deploy-tokens.endpoints.ts';
import { docsEndpoints } from './docs.endpoints.ts';
import type { Endpoint, HttpMethod } from './endpoint.ts';
import { eventCalendarsEndpoints } from './event-calendars.endpoints.ts';
import { eventGuestsEndpoints } from './event-guests.endpoints.ts';
import { eventPlansEndpoints } from './event-plans.endpoints.ts';
import { eventsEndpoints } from './events.endpoints.ts';
import { formsEndpoints } from './forms.endpoints.ts';
import { gameEndpoints } from './game.endpoints.ts';
import { identitiesEndpoints } from './identities.endpoints.ts';
import { inboxEndpoints } from './inbox.endpoints.ts';
import { inquiriesEndpoints } from './inquiries.endpoints.ts';
import { interviewsEndpoints } from './interviews.endpoints.ts';
import { listingsEndpoints } from './listings.endpoints.ts';
import { liveEndpoints } from './live.endpoints.ts';
import { mediaEndpoints } from './media.endpoints.ts';
import { membersEndpoints } from './members.endpoints.ts';
import { moderationEndpoints } from './moderation.endpoints.ts';
import { newsEndpoints } from './news.endpoints.ts';
import { notificationsEndpoints } from './notifications.endpoints.ts';
import { ownStreamEndpoints } from './own-stream.endpoints.ts';
import { personalDataEndpoints } from './personal-data.endpoints.ts';
import { platformEndpoints } from './platform.endpoints.ts';
import { previewsEndpoints } from './previews.endpoints.ts';
import { propertiesEndpoints } from './properties.endpoints.ts';
import { registryEndpoints } from './registry.endpoints.ts';
import { releasesEndpoints } from './releases.endpoints.ts';
import { remoteBackendsEndpoints } from './remote-backends.endpoints.ts';
import { remoteSettingsEndpoints } from './remote-settings.endpoints.ts';
import { reviewsEndpoints } from './reviews.endpoints.ts';
import { rolesEndpoints } from './roles.endpoints.ts';
import { savedSearchesEndpoints } from './saved-searches.endpoints.ts';
import { searchEndpoints } from './search.endpoints.ts';
import { sessionsEndpoints } from './sessions.endpoints.ts';
import { settlementsEndpoints } from './settlements.endpoints.ts';
import { siteEndpoints } from './site.endpoints.ts';
import { streamersEndpoints } from './streamers.endpoints.ts';
import { streamsEndpoints } from './streams.endpoints.ts';
import { submissionsEndpoints } from './submissions.endpoints.ts';
import { tenanciesEndpoints } from './tenancies.endpoints.ts';
import { usersEndpoints } from './users.endpoints.ts';
import { viewingsEndpoints } from './viewings.endpoints.ts';
import { webhooksEndpoints } from './webhooks.endpoints.ts';

/** Types of all groups by name. A single inlined type would exceed the compiler's limit for declarations. */
export type Endpoints = typeof usersEndpoints &
  typeof moderationEndpoints &
  typeof rolesEndpoints &
  typeof communityEndpoints &
  typeof siteEndpoints &
  typeof dashboardEndpoints &
  typeof newsEndpoints &
  typeof commentsEndpoints &
  typeof notificationsEndpoints &
  typeof docsEndpoints &
  typeof formsEndpoints &
  typeof submissionsEndpoints &
  typeof reviewsEndpoints &
  typeof decisionsEndpoints &
  typeof interviewsEndpoints &
  typeof inboxEndpoints &
  typeof identitiesEndpoints &
  typeof gameEndpoints &
  typeof streamsEndpoints &
  typeof ownStreamEndpoints &
  typeof streamersEndpoints &
  typeof webhooksEndpoints &
  typeof eventsEndpoints &
  typeof eventCalendarsEndpoints &
  typeof eventPlansEndpoints &
  typeof eventGuestsEndpoints &
  typeof propertiesEndpoints &
  typeof listingsEndpoints &
  typeof settlementsEndpoints &
  typeof viewingsEndpoints &
  typeof tenanciesEndpoints &
  typeof savedSearchesEndpoints &
  typeof inquiriesEndpoints &
  typeof registryEndpoints &
  typeof releasesEndpoints &
  typeof previewsEndpoints &
  typeof deployTokensEndpoints &
  typeof backendEndpoints &
  typeof remoteBackendsEndpoints &
  typeof backendHooksEndpoints &
  typeof remoteSettingsEndpoints &
  typeof mediaEndpoints &
  typeof membersEndpoints &
  typeof personalDataEndpoints &
  typeof searchEndpoints &
  typeof sessionsEndpoints &
  typeof liveEndpoints &
  typeof platformEndpoints;

/**
 * Every endpoint of the API. Source of the server's routes, guards, validation, rate limits and OpenAPI document, of the pages' typed client, and of
 * the access tests.
 */
export const endpoints: Endpoints = {
  ...usersEndpoints,
  ...moderationEndpoints,
  ...rolesEndpoints,
  ...communityEndpoints,
  ...siteEndpoints,
  ...dashboardEndpoints,
  ...newsEndpoints,
  ...commentsEndpoints,
  ...notificationsEndpoints,
  ...docsEndpoints,
  ...formsEndpoints,
  ...submissionsEndpoints,
  ...reviewsEndpoints,
  ...decisionsEndpoints,
  ...interviewsEndpoints,
  ...inboxEndpoints,
  ...identitiesEndpoints,
  ...gameEndpoints,
  ...streamsEndpoints,
  ...ownStreamEndpoints,
  ...streamersEndpoints,
  ...webhooksEndpoints,
  ...eventsEndpoints,
  ...eventCalendarsEndpoints,
  ...eventPlansEndpoints,
  ...eventGuestsEndpoints,
  ...propertiesEndpoints,
  ...listingsEndpoints,
  ...settlementsEndpoints,
  ...viewingsEndpoints,
  ...tenanciesEndpoints,
  ...savedSearchesEndpoints,
  ...inquiriesEndpoints,
  ...registryEndpoints,
  ...releasesEndpoints,
  ...previewsEndpoints,
  ...deployTokensEndpoints,
  ...backendEndpoints,
  ...remoteBackendsEndpoints,
  ...backendHooksEndpoints,
  ...remoteSettingsEndpoints,
  ...mediaEndpoints,
  ...membersEndpoints,
  ...personalDataEndpoints,
  ...searchEndpoints,
  ...sessionsEndpoints,
  ...liveEndpoints,
  ...platformEndpoints,
};

export type EndpointKey = keyof Endpoints;

/** Returns the row of a key, typed with all optional fields. */
export function endpoint(key: EndpointKey): Endpoint {
  return endpoints[key];
}

export const endpointKeys = Object.keys(endpoints) as EndpointKey[];

/** Splits a key into method and path: `GET /api/users` → `['GET', '/api/users']`. */
export function splitKey(key: EndpointKey): [HttpMethod, string] {
  const space = key.indexOf(' ');
  return [key.slice(0, space) as HttpMethod, key.slice(space + 1)];
}

type Part<K extends EndpointKey, P extends 'params' | 'query' | 'body'> = Endpoints[K] extends {
  [Q in P]: infer S extends z.ZodType;
}
  ? { [Q in P]: S }
  : unknown;
type Sent<T> = { [P in keyof T]: T[P] extends z.ZodType ? z.input<T[P]> : never };
type Received<T> = { [P in keyof T]: T[P] extends z.ZodType ? z.output<T[P]> : never };

/** Input of a caller: `params`, `query` and `body`, as far as the endpoint has them. */
export type EndpointRequest<K extends EndpointKey> = Sent<
  Part<K, 'params'> & Part<K, 'query'> & Part<K, 'body'>
>;
/** Input of a handler, after validation. */
export type EndpointInput<K extends EndpointKey> = Received<
  Part<K, 'params'> & Part<K, 'query'> & Part<K, 'body'>
>;
/** Body of a successful response; undefined without a JSON body. */
export type EndpointAnswer<K extends EndpointKey> = Endpoints[K] extends { answer: infer S extends z.ZodType }
  ? z.output<S>
  : undefined;
