import { expect, it } from 'vitest';
import { type MutationEndpoint, STALE_AFTER } from './stale-after.ts';
import { endpointKeys } from './table.ts';

/** Mutations that make no query stale, with the reason. */
const CHANGES_NOTHING_SHOWN: Partial<Record<MutationEndpoint, string>> = {
  'POST /api/events/dates': 'computes the dates of a series for a preview',
  'POST /api/events/:id/messages': 'sends e-mails and notifications to guests',
  'POST /api/properties/:id/pictures': 'a picture is shown once the presentation contains it',
  'POST /api/submissions/:id/files': 'a file is shown once the answers contain it',
  'DELETE /api/submissions/:id/files/:fileId': 'a file is no longer shown once the answers lack it',
  'POST /api/users/me/export': 'the page stores the response, the only place that shows it',
  'POST /api/users/me/deletion': 'the page stores the response, the account of the member',
  'DELETE /api/users/me/deletion': 'the page stores the response, the account of the member',
  'POST /api/users/me/sessions/end-current': 'signs out',
  'POST /api/identities/discord': 'returns the address of the sign-in at Discord',
  'POST /api/notifications/read': 'the page changes the loaded lists and the count itself',
  'PUT /api/notifications/preferences': 'the page stores the response, the only place that shows it',
  'POST /api/notifications/push-subscriptions': 'the browser knows its own subscription',
  'DELETE /api/notifications/push-subscriptions/:id': 'the browser knows its own subscription',
  'POST /api/notifications/unsubscribe': 'is called by mail programs',
  'PUT /api/saved-searches/:id': 'the page stores the response in the list, the only place that shows it',
  'POST /api/site/drafts': 'stores a preview',
  'POST /api/site/tests/:integration': 'sends a test message',
  'POST /api/releases/previews': 'starts a preview for this browser',
  'POST /api/releases/channel': 'selects a channel for this browser',
  'POST /api/releases/:name/links': 'returns a link to a preview, which no page lists',
  'POST /api/releases/:name/verify': 'is called by the command line',
  'POST /api/releases/check': 'is a dry run',
  'POST /api/releases': 'is called by the command line',
  'PUT /api/releases/:name/:version/files': 'is called by the command line',
  'POST /api/releases/:name/:version/publish': 'is called by the command line',
  'POST /api/remote-backends/:name/tokens': 'is called by gateways',
  'DELETE /api/backend/inbox/:kind/:subject':
    'is called by backends; the live topic of the inbox announces it',
  'DELETE /api/backend/notifications/:kind/:subject': 'is called by backends',
  'DELETE /api/backend/search': 'is called by backends',
  'DELETE /api/backend/search/:id': 'is called by backends',
  'POST /api/backend/audit': 'is called by backends',
  'POST /api/backend/live': 'is called by backends',
  'POST /api/backend/notifications': 'is called by backends',
  'PUT /api/backend/inbox/:kind/:subject': 'is called by backends; the live topic of the inbox announces it',
  'PUT /api/backend/search': 'is called by backends',
  'POST /api/game/v1/heartbeat': 'is called by game servers',
  'POST /api/game/v1/join-check': 'is called by game servers',
  'PUT /api/game/v1/properties': 'is called by game servers',
  'POST /api/game/v1/settlements/:id': 'is called by game servers',
  'POST /api/reports/not-found': 'is a report',
  'POST /api/reports/csp': 'is a report',
  'POST /api/reports/releases': 'is a report',
  'POST /api/webhooks/twitch': 'is called by Twitch',
  'POST /api/webhooks/kick': 'is called by Kick',
};

const stale = Object.entries(STALE_AFTER) as [MutationEndpoint, readonly string[]][];

it('states for every mutation which queries it makes stale, or why none', () => {
  const stated = [...Object.keys(STALE_AFTER), ...Object.keys(CHANGES_NOTHING_SHOWN)];
  const mutations = endpointKeys.filter((key) => !key.startsWith('GET '));
  expect(stated.sort()).toEqual(mutations.sort());
});

it('lists only endpoints of the table that read', () => {
  const queries: readonly string[] = endpointKeys.filter((key) => key.startsWith('GET '));
  expect(stale.flatMap(([, keys]) => keys.filter((key) => !queries.includes(key)))).toEqual([]);
});

it('lists each query of a mutation once', () => {
  expect(stale.filter(([, keys]) => keys.length === 0 || new Set(keys).size < keys.length)).toEqual([]);
});
