import {
  type EndpointKey,
  endpoint,
  endpointKeys,
  errorObjectSchema,
  permits,
  ROLE_NAMES,
  type RoleName,
} from '@boardwalk/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { attemptEndpoint } from '../../../test/every-endpoint.ts';
import { type Answer, expectError, startTestApi, type TestApi } from '../../../test/test-api.ts';
import { newBackendKey } from '../../../test/test-backends.ts';
import { type GameKeySecret, newGameKey } from '../../../test/test-game-server.ts';
import { RoleDirectoryService } from '../../modules/roles/definitions/role-directory.service.ts';

const INVALID_KEY = { 'game-server': 'GAME_KEY_INVALID', backend: 'BACKEND_KEY_INVALID' } as const;

/** Discord application that is configured, but never requested. */
const DISCORD = { DISCORD_CLIENT_ID: '1', DISCORD_CLIENT_SECRET: 'none' };

let api: TestApi;
const tokens = new Map<RoleName, string>();
let deployToken: string;
let gameKey: GameKeySecret;
let backendKey: string;
beforeAll(async () => {
  api = await startTestApi({ environment: DISCORD });
  for (const role of ROLE_NAMES) tokens.set(role, await api.as(`holds-${role.toLowerCase()}`, role));
  const body = { name: 'matrix', remotes: ['nothing'] };
  const made = await api.call('POST /api/deploy-tokens', { token: await api.as('maker', 'OWNER'), body });
  deployToken = made.body.secret;
  gameKey = await newGameKey(api);
  backendKey = await newBackendKey(api, 'matrix');
});
afterAll(() => api.stop());

const attempt = (key: string, token?: string, game?: GameKeySecret) =>
  attemptEndpoint(api, key, { token, game });

/** Returns the roles with which an endpoint is called: all in `npm run verify`, else one with access and one without, others for each endpoint. */
function rolesToTry(permitted: ReadonlySet<RoleName>, place: number): readonly RoleName[] {
  if (process.env.EVERY_ROLE === '1') return ROLE_NAMES;
  const groups = [true, false].map((is) => ROLE_NAMES.filter((role) => permitted.has(role) === is));
  return groups.flatMap((roles) => roles[place % roles.length] ?? []);
}

/** Returns the roles that an endpoint permits. */
async function permittedRoles(key: EndpointKey): Promise<ReadonlySet<RoleName>> {
  const { access } = endpoint(key);
  const directory = await api.get(RoleDirectoryService).now();
  const wanted = key === 'GET /api/roles/check' ? ({ permission: 'users.read' } as const) : access;
  // A request about oneself needs no permission.
  const isPermitted = (role: RoleName) =>
    typeof wanted === 'string' ||
    permits(directory.permissionsOf([role]), wanted.permission) ||
    (key.includes('check') && role === 'OWNER');
  return new Set(ROLE_NAMES.filter(isPermitted));
}

const codeOf = ({ body }: Answer) => errorObjectSchema.safeParse(body).data?.details?.code;

describe.each(endpointKeys.map((key, place) => [key, place] as const))('%s', (key, place) => {
  const { access } = endpoint(key);

  if (access === 'game-server' || access === 'backend') {
    it('rejects visitors and members', async () => {
      for (const role of [undefined, ...rolesToTry(new Set(), place)])
        expectError(await attempt(key, role && tokens.get(role)), 401, INVALID_KEY[access]);
    });
    return;
  }

  it(access === 'public' ? 'is open to a visitor' : 'sends a visitor to sign in', async () => {
    const answer = await attempt(key);
    if (access === 'public') expect([401, 403]).not.toContain(answer.status);
    else expectError(answer, 401, 'AUTHENTICATION_REQUIRED');
  });

  it('decides by permission alone', async () => {
    const permitted = await permittedRoles(key);
    const wrong: string[] = [];
    for (const role of rolesToTry(permitted, place)) {
      const answer = await attempt(key, tokens.get(role));
      const isFine = permitted.has(role)
        ? ![401, 403].includes(answer.status) &&
          (answer.status < 500 || (key === 'GET /api/registry' && answer.status < 600))
        : answer.status === 403 && codeOf(answer) === 'ACCESS_DENIED';
      if (!isFine) wrong.push(`${role}: ${answer.status} ${codeOf(answer)}`);
    }
    expect(wrong).toEqual([]);
  });
});

it.each(endpointKeys)('opens %s to a deploy token only where declared', async (key) => {
  const { access } = endpoint(key);
  const answer = await attempt(key, deployToken);
  const isOpen = access === 'public' || (typeof access === 'object' && access.deployToken === true);
  if (isOpen) expect([401, 403]).not.toContain(answer.status);
  else if (access === 'game-server' || access === 'backend') expectError(answer, 401, INVALID_KEY[access]);
  else expectError(answer, 403, 'ACCESS_DENIED');
});

it.each(endpointKeys)('opens %s to the key of a game server only where declared', async (key) => {
  const { access } = endpoint(key);
  const answer = await attempt(key, undefined, gameKey);
  if (access === 'public' || access === 'game-server') expect([401, 403]).not.toContain(answer.status);
  else if (access === 'backend') expectError(answer, 401, 'BACKEND_KEY_INVALID');
  else expectError(answer, 401, 'AUTHENTICATION_REQUIRED');
});

it.each(endpointKeys)('opens %s to the key of a backend only where declared', async (key) => {
  const { access, optionalToken } = endpoint(key);
  const answer = await attempt(key, backendKey);
  // A public endpoint ignores the key, unless it checks the tokens that it gets.
  if (access === 'backend' || (access === 'public' && !optionalToken))
    expect([401, 403]).not.toContain(answer.status);
  else if (access === 'game-server') expectError(answer, 401, 'GAME_KEY_INVALID');
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
