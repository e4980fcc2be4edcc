import { type EndpointKey, endpoint } from '@boardwalk/contracts';
import type { TestApi } from './test-api.ts';
import { type GameKeySecret, signedHeaders } from './test-game-server.ts';

const event = {
  title: 'Nothing',
  category: 'party',
  startsAt: '2030-01-01T20:00',
  zone: 'UTC',
  minutes: 60,
};

const property = {
  code: 'LQ-999',
  title: 'Nothing',
  type: 'house',
  district: 'lantern-quay',
  address: '1 Quay',
  point: { x: 600, y: 400 },
  guidePrice: 1,
};

const samples: Record<string, unknown> = {
  'POST /api/properties': property,
  'POST /api/properties/:id/listings': { kind: 'sale', price: 1, hours: 1 },
  'POST /api/listings/:id/publish': { version: 1 },
  'POST /api/listings/:id/withdraw': { version: 1 },
  'POST /api/listings/:id/bids': { maximum: 1 },
  'POST /api/listings/:id/offers': { amount: 1 },
  'PUT /api/listings/:id': { kind: 'sale', price: 1, hours: 1, version: 1 },
  'PUT /api/properties/:id/presentation': { version: 1 },
  'POST /api/properties/import': { csv: 'x' },
  'POST /api/tenancies/:id/end': { when: 'notice', version: 1 },
  'POST /api/saved-searches': { name: 'x', criteria: {} },
  'PUT /api/saved-searches/:id': { name: 'x', notify: false },
  'POST /api/listings/:id/viewings': { startsAt: '2030-01-01T20:00:00Z' },
  'POST /api/listings/:id/inquiries': { text: 'x' },
  'POST /api/inquiries/:id/messages': { text: 'x' },
  'POST /api/settlements/:id/decision': { decision: 'cancel', version: 1, note: 'x' },
  'POST /api/game/v1/settlements/:id': { outcome: 'failed', amount: 1, reference: 'x' },
  'PUT /api/properties/:id': { ...property, version: 1 },
  'PUT /api/users/me': {},
  'POST /api/roles': { userId: 'auth0|nobody', role: 'HELPER' },
  'POST /api/role-definitions': { name: 'matrix', colour: 'gray', permissions: [] },
  'PUT /api/role-definitions/order': { from: [], to: [] },
  'PUT /api/role-definitions/:name': { version: 1, colour: 'gray', permissions: [] },
  'POST /api/reports/not-found': { path: '/nowhere' },
  'POST /api/reports/csp': {
    'csp-report': { 'document-uri': 'https://meridian.test/', 'violated-directive': 'script-src' },
  },
  'POST /api/releases/:name/promote': { version: '1' },
  'POST /api/releases/:name/rollback': {},
  'PUT /api/releases/:name/floor': { version: null },
  'POST /api/releases/:name/links': { version: '1' },
  'PUT /api/media/:id': {},
  'POST /api/articles/:id/comments': { text: 'x' },
  'POST /api/events/:id/comments': { text: 'x' },
  'PUT /api/comments/:id': { text: 'x' },
  'POST /api/comments/:id/report': { reason: 'Not nice.' },
  'POST /api/comments/:id/moderation': { decision: 'show' },
  'PUT /api/articles/:id/reactions': { kind: null },
  'POST /api/deploy-tokens': { name: 'matrix', remotes: ['nothing'] },
  'POST /api/game/v1/heartbeat': { players: 1, slots: 2 },
  'POST /api/game/v1/join-check': { identifiers: ['license:nobody'] },
  'PUT /api/game/v1/properties': { properties: [] },
  'POST /api/game-keys': { name: 'matrix' },
  'POST /api/identities/discord': {},
  'POST /api/identities/game': { code: 'AAAAAA' },
  'POST /api/articles': { title: 'Nothing' },
  'PUT /api/articles/:id': { version: 1 },
  'POST /api/articles/:id/state': { to: 'in_review', version: 1 },
  'PUT /api/articles/:id/pin': { pinned: true },
  'POST /api/notifications/read': { ids: ['00000000-0000-4000-8000-000000000000'] },
  'POST /api/notifications/push-subscriptions': {
    endpoint: 'https://push.invalid/x',
    keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) },
  },
  'PUT /api/notifications/preferences': {},
  'POST /api/users/:id/punishments': { kind: 'warning', reason: 'x' },
  'POST /api/users/:id/notes': { text: 'x' },
  'POST /api/punishments/:id/lift': { reason: 'x' },
  'POST /api/punishments/:id/appeal': { text: 'x' },
  'POST /api/appeals/:id/decision': { decision: 'grant', answer: 'x' },
  'PUT /api/inbox/:id/assignee': { assigneeId: null, version: 1 },
  'PUT /api/inbox/:id/snooze': { until: null, version: 1 },
  'POST /api/notifications/dead-letters/retry': {
    eventId: '00000000-0000-4000-8000-000000000000',
    channel: 'email',
  },
  'POST /api/streams/:username/report': { reason: 'other' },
  'POST /api/streams/me': {
    platform: 'kick',
    channel: 'matrix',
    characters: ['Nobody'],
    tags: [],
    language: 'en',
    about: '',
  },
  'PATCH /api/streams/me': { version: 1 },
  'POST /api/streams/me/live': { title: 'Nothing' },
  'POST /api/streams/me/slots': { title: 'x', startsAt: '2030-01-01T20:00', zone: 'UTC', minutes: 60 },
  'PATCH /api/streams/me/slots/:id': {
    title: 'x',
    startsAt: '2030-01-01T20:00',
    zone: 'UTC',
    minutes: 60,
    version: 1,
  },
  'POST /api/streamers/:id/approve': { version: 1 },
  'POST /api/streamers/:id/suspend': { reason: 'x', version: 1 },
  'POST /api/streamers/:id/restore': { version: 1 },
  'POST /api/streamers/:id/retire': { reason: 'x', version: 1 },
  'POST /api/streamers/:id/dismiss-reports': { version: 1 },
  'POST /api/events': event,
  'POST /api/events/dates': { startsAt: event.startsAt, zone: 'UTC', minutes: 60 },
  'PUT /api/events/:id': { ...event, version: 1 },
  'PUT /api/events/:id/answer': { status: 'going' },
  'POST /api/events/:id/check-in': { code: 'AAAAAA' },
  'POST /api/events/:id/submit': { version: 1 },
  'POST /api/events/:id/take-back': { version: 1 },
  'POST /api/events/:id/publish': { version: 1 },
  'POST /api/events/:id/decline': { version: 1, note: 'x' },
  'POST /api/events/:id/cancel': { version: 1, scope: 'all' },
  'PUT /api/events/:id/guests/:username/attendance': { attended: true },
  'POST /api/events/:id/messages': { text: 'x', to: ['going'] },
  'PUT /api/events/:id/photos': { photos: [] },
  'PUT /api/events/:id/recap': { slug: null },
  'POST /api/webhooks/twitch': {},
  'POST /api/webhooks/kick': {},
  'POST /api/users/me/deletion': { handle: 'nobody' },
  'POST /api/backend/notifications': {
    kind: 'matrix.nothing',
    subject: 'x',
    to: { members: ['unknown'] },
    path: '/nothing',
  },
  'PUT /api/backend/inbox/:kind/:subject': { title: 'x', path: '/nothing' },
  'POST /api/backend/audit': { action: 'matrix.nothing', target: { id: 'x', label: 'x' } },
  'PUT /api/backend/search': {
    documents: [{ id: 'x', kind: 'matrix.nothing', title: 'x', path: '/nothing', access: 'public' }],
  },
  'POST /api/backend/live': { topic: 'matrix.nothing' },
  'POST /api/articles/:id/restore': { revision: 1, version: 1 },
};

/** Makes one call of an endpoint, identical for every caller: well-formed and about rows that don't exist, so that only access decides. */
export function attemptEndpoint(
  api: TestApi,
  key: string,
  { token, game }: { token?: string | undefined; game?: GameKeySecret | undefined },
) {
  const target = key
    .replace(/:(roleId|id)/, '00000000-0000-4000-8000-000000000000')
    .replace(/:name/, 'nothing')
    .replace(/(viewings.*)\/:action/, '$1/book')
    .replace('/:action', '/accept')
    .replace('/:kind/:subject', '/matrix.nothing/x')
    .replace(':provider', 'game')
    .replace(':version', '1')
    .replace(/\/files(\/nothing\/1)?$/, '/files$1?path=nothing.js')
    .replace('/calendar/:file', `/calendar/${'x'.repeat(43)}.ics`)
    .replace(':file', 'nothing.jpg')
    .replace(/\/api\/events$/, '/api/events?from=2030-01-01T00:00:00Z')
    .replace('/host-candidates', '/host-candidates?search=x')
    .replace('/live/events', '/live/events?topics=releases')
    .replace('/unsubscribe', '/unsubscribe?token=x')
    .replace('/roles/check', '/roles/check?userId=auth0|holds-owner&role=OWNER');
  return api.call(target, {
    ...(token && { token }),
    ...(game && { headers: signedHeaders(game, target, { body: samples[key] }) }),
    ...(samples[key] !== undefined && { body: samples[key] }),
    ...(endpoint(key as EndpointKey).rawBody && { bytes: Buffer.from('x') }),
  });
}
