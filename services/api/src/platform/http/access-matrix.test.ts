import { endpoint, endpointKeys, permits, ROLE_NAMES, type RoleName } from '@boardwalk/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { attemptEndpoint } from '../../../test/every-endpoint.ts';
import { expectError, startTestApi, type TestApi } from '../../../test/test-api.ts';
import { type GameKeySecret, newGameKey } from '../../../test/test-game-server.ts';
import { RoleDirectory } from '../../modules/role-definitions/role-directory.service.ts';

/** Discord application that is configured, but never requested. */
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

const attempt = (key: string, token?: string, game?: GameKeySecret) =>
  attemptEndpoint(api, key, { token, game });

describe.each(endpointKeys)('%s', (key) => {
  const { access } = endpoint(key);

  if (access === 'game-server') {
    it.each([undefined, ...ROLE_NAMES])('rejects %s', async (role) => {
      expectError(await attempt(key, role && tokens.get(role)), 401, 'GAME_KEY_INVALID');
    });
    return;
  }

  it(access === 'public' ? 'is open to a visitor' : 'sends a visitor to sign in', async () => {
    const answer = await attempt(key);
    if (access === 'public') expect([401, 403]).not.toContain(answer.status);
    else expectError(answer, 401, 'AUTHENTICATION_REQUIRED');
  });

  it.each(ROLE_NAMES)('decides for %s by permission alone', async (role) => {
    const answer = await attempt(key, tokens.get(role));
    const granted = (await api.get(RoleDirectory).now()).permissionsOf([role]);
    const wanted = key === 'GET /api/roles/check' ? ({ permission: 'users.read' } as const) : access;
    // A request about oneself needs no permission.
    const allowed =
      typeof wanted === 'string' ||
      permits(granted, wanted.permission) ||
      (key.includes('check') && role === 'OWNER');
    if (allowed) expect([401, 403]).not.toContain(answer.status);
    else expectError(answer, 403, 'ACCESS_DENIED');
    expect(answer.status).toBeLessThan(500 + Number(key === 'GET /api/registry') * 100);
  });
});

it.each(endpointKeys)('opens %s to a deploy token only where declared', async (key) => {
  const { access } = endpoint(key);
  const answer = await attempt(key, deployToken);
  const isOpen = access === 'public' || (typeof access === 'object' && access.deployToken === true);
  if (isOpen) expect([401, 403]).not.toContain(answer.status);
  else if (access === 'game-server') expectError(answer, 401, 'GAME_KEY_INVALID');
  else expectError(answer, 403, 'ACCESS_DENIED');
});

it.each(endpointKeys)('opens %s to the key of a game server only where declared', async (key) => {
  const { access } = endpoint(key);
  const answer = await attempt(key, undefined, gameKey);
  if (access === 'public' || access === 'game-server') expect([401, 403]).not.toContain(answer.status);
  else expectError(answer, 401, 'AUTHENTICATION_REQUIRED');
});

it('shows e-mail addresses only to members with users.read', async () => {
  for (const key of endpointKeys.filter((candidate) => candidate.startsWith('GET'))) {
    const answer = await attempt(key, tokens.get('HELPER'));
    const text = JSON.stringify(answer.body)
      .replaceAll('holds-helper@example.com', '')
      .replaceAll('hello@meridian.test', '');
    expect(text).not.toMatch(/@(example|meridian)/);
  }
});
