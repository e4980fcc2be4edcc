import {
  type EndpointKey,
  endpoint,
  endpointKeys,
  permissionsOf,
  ROLE_NAMES,
  type RoleName,
} from '@boardwalk/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectError, startTestApi, type TestApi } from '../../../test/test-api.ts';
import { type GameKeySecret, newGameKey, signedHeaders } from '../../../test/test-game-server.ts';

/** An application that nobody asks for anything. */
const DISCORD = { DISCORD_CLIENT_ID: '1', DISCORD_CLIENT_SECRET: 'none' };

let api: TestApi;
const tokens = new Map<RoleName, string>();
let deployToken: string;
let gameKey: GameKeySecret;
beforeAll(async () => {
  api = await startTestApi({ environment: DISCORD });
  for (const role of ROLE_NAMES) tokens.set(role, await api.as(`holds-${role.toLowerCase()}`, role));
  const body = { name: 'matrix', remotes: ['nothing'] };
  const made = await api.call('POST /api/deploy-tokens', { token: await api.as('maker', 'OWNER'), body });
  deployToken = made.body.secret;
  gameKey = await newGameKey(api);
});
afterAll(() => api.stop());

const samples: Record<string, unknown> = {
  'PUT /api/users/me': {},
  'POST /api/roles': { userId: 'auth0|nobody', role: 'HELPER' },
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
  'POST /api/articles/:id/restore': { revision: 1, version: 1 },
};

/** The same call for everybody: well-formed, so that nothing but access decides. */
function attempt(key: string, token?: string, game?: GameKeySecret) {
  const target = key
    .replace(/:(roleId|id)/, '00000000-0000-4000-8000-000000000000')
    .replace(/:name/, 'nothing')
    .replace(':provider', 'game')
    .replace(':version', '1')
    .replace(/\/files(\/nothing\/1)?$/, '/files$1?path=nothing.js')
    .replace(':file', 'nothing.jpg')
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

describe.each(endpointKeys)('%s', (key) => {
  const { access } = endpoint(key);

  if (access === 'game-server') {
    it.each([undefined, ...ROLE_NAMES])('is closed to %s', async (role) => {
      expectError(await attempt(key, role && tokens.get(role)), 401, 'GAME_KEY_INVALID');
    });
    return;
  }

  it(access === 'public' ? 'is open to a visitor' : 'sends a visitor to sign in', async () => {
    const answer = await attempt(key);
    if (access === 'public') expect([401, 403]).not.toContain(answer.status);
    else expectError(answer, 401, 'AUTHENTICATION_REQUIRED');
  });

  it.each(ROLE_NAMES)('decides about %s by permission alone', async (role) => {
    const answer = await attempt(key, tokens.get(role));
    const granted = permissionsOf([role]);
    const wanted = key === 'GET /api/roles/check' ? ({ permission: 'users.read' } as const) : access;
    // Asking about oneself needs no permission.
    const allowed =
      typeof wanted === 'string' ||
      granted.includes(wanted.permission) ||
      (key.includes('check') && role === 'OWNER');
    if (allowed) expect([401, 403]).not.toContain(answer.status);
    else expectError(answer, 403, 'ACCESS_DENIED');
    expect(answer.status).toBeLessThan(500 + Number(key === 'GET /api/registry') * 100);
  });
});

it.each(endpointKeys)('%s opens to a deploy token only where it says so', async (key) => {
  const { access } = endpoint(key);
  const answer = await attempt(key, deployToken);
  const isOpen = access === 'public' || (typeof access === 'object' && access.deployToken === true);
  if (isOpen) expect([401, 403]).not.toContain(answer.status);
  else if (access === 'game-server') expectError(answer, 401, 'GAME_KEY_INVALID');
  else expectError(answer, 403, 'ACCESS_DENIED');
});

it.each(endpointKeys)('%s opens to the key of a game server only where it says so', async (key) => {
  const { access } = endpoint(key);
  const answer = await attempt(key, undefined, gameKey);
  if (access === 'public' || access === 'game-server') expect([401, 403]).not.toContain(answer.status);
  else expectError(answer, 401, 'AUTHENTICATION_REQUIRED');
});

it('shows e-mail addresses to nobody without users.read', async () => {
  for (const key of endpointKeys.filter((candidate) => candidate.startsWith('GET'))) {
    const answer = await attempt(key, tokens.get('HELPER'));
    const text = JSON.stringify(answer.body)
      .replaceAll('holds-helper@example.com', '')
      .replaceAll('hello@meridian.test', '');
    expect(text).not.toMatch(/@(example|meridian)/);
  }
});
