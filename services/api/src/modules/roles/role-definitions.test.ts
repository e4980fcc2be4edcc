import {
  endpoint,
  endpointKeys,
  PERMISSIONS,
  type Permission,
  permits,
  type Role,
} from '@boardwalk/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { attemptEndpoint } from '../../../test/every-endpoint.ts';
import { expectError, startTestApi, type TestApi } from '../../../test/test-api.ts';

let api: TestApi;
let other: TestApi;
let owner: string;
let admin: string;
beforeAll(async () => {
  api = await startTestApi();
  other = await startTestApi({ database: api.database, issuer: api.issuer });
  owner = await api.as('owner', 'OWNER');
  admin = await api.as('admin', 'ADMIN');
  for (const token of [owner, admin]) await api.call('GET /api/users/me', { token });
});
afterAll(async () => {
  await other.stop();
  await api.stop();
});

const create = (token: string, name: string, ...permissions: Permission[]) =>
  api.call('POST /api/role-definitions', { token, body: { name, colour: 'tide', permissions } });
const read = async (name: string): Promise<Role> => {
  const { body } = await api.call('GET /api/roles', { token: owner });
  const role = body.items.find((one) => one.name === name);
  if (!role) throw new Error(`There is no role ${name}.`);
  return role;
};
const change = async (token: string, name: string, permissions: readonly Permission[], version?: number) => {
  const role = await read(name);
  const body = { version: version ?? role.version, colour: role.colour, permissions };
  return api.call(`PUT /api/role-definitions/${name}`, { token, body });
};
const names = async () =>
  (await api.call('GET /api/roles', { token: owner })).body.items.map(({ name }) => name);
const reorder = (token: string, from: string[], to: string[]) =>
  api.call('PUT /api/role-definitions/order', { token, body: { from, to } });
const permissionsOf = async (token: string, on = api) =>
  (await on.call('GET /api/users/me', { token })).body.permissions;
const log = (action: string) =>
  api.database.sql(
    `SELECT target->>'id' AS role, before, after, actor->>'id' AS actor FROM audit_entries WHERE action = $1 ORDER BY at`,
    [action],
  );

describe('a custom role', () => {
  const GIVEN: Permission[] = ['audit.read', 'forms.manage', 'comments.moderate'];
  let token: string;

  it('grants exactly its permissions, at every endpoint', async () => {
    expect((await create(owner, 'night_watch', ...GIVEN)).body).toMatchObject({
      name: 'NIGHT_WATCH',
      kind: 'own',
      rank: 1,
      version: 1,
      permissions: expect.arrayContaining(GIVEN),
    });
    token = await api.as('watch');
    await api.call('GET /api/users/me', { token });
    const body = { userId: 'auth0|watch', role: 'Night_Watch' };
    expect((await api.call('POST /api/roles', { token: owner, body })).status).toBe(201);
    expect(new Set(await permissionsOf(token))).toEqual(new Set(GIVEN));
    let open = 0;
    for (const key of endpointKeys) {
      const { access } = endpoint(key);
      if (typeof access === 'string') continue;
      const answer = await attemptEndpoint(api, key, { token });
      if (permits(GIVEN, access.permission)) {
        open += 1;
        expect([401, 403], key).not.toContain(answer.status);
      } else expectError(answer, 403, 'ACCESS_DENIED');
    }
    expect(open).toBeGreaterThan(5);
  });

  it('loses a removed permission with the next call, in every process', async () => {
    for (const on of [api, other]) expect(await permissionsOf(token, on)).toContain('audit.read');
    expect((await change(owner, 'NIGHT_WATCH', [])).status).toBe(200);
    for (const on of [other, api])
      expectError(await on.call('GET /api/audit', { token }), 403, 'ACCESS_DENIED');
    for (const key of endpointKeys) {
      const { access } = endpoint(key);
      if (typeof access === 'string') continue;
      expectError(await attemptEndpoint(other, key, { token }), 403, 'ACCESS_DENIED');
    }
  });

  it('applies when a claim of the identity provider names it, and not before it exists', async () => {
    const claimed = await api.as('claimed', 'harbour_crew');
    const rolesOf = async () => (await api.call('GET /api/users/me', { token: claimed })).body.roles;
    expect(await rolesOf()).toEqual(['USER']);
    await create(owner, 'HARBOUR_CREW', 'feed.read');
    expect(await rolesOf()).toEqual(['HARBOUR_CREW']);
    expect((await api.call('GET /api/feed', { token: claimed })).status).toBe(200);
    const { body } = await api.call('GET /api/users?role=harbour_crew', { token: owner });
    expect(body.items).toMatchObject([{ roles: ['HARBOUR_CREW'], assignments: [{ source: 'identity' }] }]);
    const check = '/api/roles/check?userId=auth0|claimed&role=Harbour_Crew';
    expect((await api.call(`GET ${check}`, { token: claimed })).body).toEqual({ hasRole: true });
  });

  it('is removed with all its assignments, and a new role of its name has none', async () => {
    const { body } = await api.call('GET /api/role-definitions/NIGHT_WATCH', { token: owner });
    expect(body).toMatchObject({ name: 'NIGHT_WATCH', members: 1 });
    expect((await api.call('DELETE /api/role-definitions/night_watch', { token: owner })).status).toBe(204);
    expectError(
      await api.call('DELETE /api/role-definitions/NIGHT_WATCH', { token: owner }),
      404,
      'ROLE_NOT_FOUND',
    );
    await create(owner, 'NIGHT_WATCH', ...GIVEN);
    expect(await permissionsOf(token)).toEqual([]);
    expect(await log('role.deleted')).toMatchObject([
      { role: 'NIGHT_WATCH', before: { members: 1 }, after: null },
    ]);
  });
});

describe('a removed permission', () => {
  it('stays removed after a restart', async () => {
    const staff = await read('STAFF');
    const left = staff.permissions.filter((permission) => permission !== 'audit.read');
    await change(owner, 'STAFF', left);
    const again = await startTestApi({ database: api.database, issuer: api.issuer });
    const { body } = await again.call('GET /api/roles', { token: owner });
    expect(body.items.find(({ name }) => name === 'STAFF')?.permissions).toEqual(left);
    await again.stop();
  });

  it('doesn’t affect permissions of newer versions', async () => {
    const stored = () => api.database.sql(`SELECT permissions FROM role_definitions WHERE name = 'HELPER'`);
    await api.database.sql(
      `UPDATE role_definitions SET permissions = permissions || '{boats.steer}' WHERE name = 'HELPER'`,
    );
    expect((await read('HELPER')).permissions).not.toContain('boats.steer');
    await change(owner, 'HELPER', ['feed.read']);
    expect(await stored()).toEqual([{ permissions: ['feed.read', 'boats.steer'] }]);
  });
});

it('every permission was granted to ADMIN by a migration', async () => {
  expect((await read('ADMIN')).permissions).toEqual([...PERMISSIONS]);
});

describe('no one', () => {
  it('changes or removes OWNER, whose permissions don’t depend on stored rows', async () => {
    expectError(await change(owner, 'OWNER', []), 403, 'ROLE_FIXED');
    expectError(await api.call('DELETE /api/role-definitions/OWNER', { token: owner }), 403, 'ROLE_FIXED');
    await api.database.sql(`UPDATE role_definitions SET permissions = '{}' WHERE name = 'OWNER'`);
    expect(await permissionsOf(owner)).toEqual([...PERMISSIONS]);
  });

  it('removes a role of the system', async () => {
    expectError(await api.call('DELETE /api/role-definitions/HELPER', { token: owner }), 403, 'ROLE_FIXED');
  });

  it('changes a role of equal or higher rank', async () => {
    expectError(await change(admin, 'ADMIN', []), 403, 'ROLE_ABOVE_OWN');
    expect((await change(admin, 'EDITOR', ['news.write'])).status).toBe(200);
  });

  it('grants a permission that they don’t hold, by a change, a new role or an assignment', async () => {
    await create(owner, 'KEEPER', 'roles.read', 'roles.manage', 'users.read');
    await create(owner, 'BELOW', 'users.read', 'audit.read');
    const keeper = await api.as('keeper', 'KEEPER');
    const order = await names();
    const to = ['OWNER', 'KEEPER', ...order.filter((name) => !['OWNER', 'KEEPER'].includes(name))];
    expect((await reorder(owner, order, to)).status).toBe(200);
    expectError(
      await change(keeper, 'BELOW', ['users.read', 'audit.read', 'feed.read']),
      403,
      'PERMISSION_NOT_HELD',
    );
    expectError(await create(keeper, 'SNEAKY', 'audit.read'), 403, 'PERMISSION_NOT_HELD');
    const body = { userId: 'auth0|owner', role: 'BELOW' };
    expectError(await api.call('POST /api/roles', { token: keeper, body }), 403, 'PERMISSION_NOT_HELD');
    // Removing and keeping permissions needs none.
    expect((await change(keeper, 'BELOW', ['audit.read'])).status).toBe(200);
    expect((await create(keeper, 'HARMLESS', 'users.read')).status).toBe(201);
  });

  it('without roles.manage changes anything', async () => {
    const staff = await api.as('staff', 'STAFF');
    expectError(await create(staff, 'MINE'), 403, 'ACCESS_DENIED');
    expectError(await change(staff, 'HELPER', []), 403, 'ACCESS_DENIED');
  });
});

describe('the order of roles', () => {
  it('determines the ranks', async () => {
    const from = await names();
    const to = [
      'OWNER',
      'ADMIN',
      'HELPER',
      ...from.filter((name) => !['OWNER', 'ADMIN', 'HELPER'].includes(name)),
    ];
    const { body } = await reorder(
      admin,
      from.filter((name) => name !== 'KEEPER'),
      to,
    );
    expect(body).toMatchObject({ details: { code: 'ROLE_ORDER_STALE' } });
    expectError(await reorder(admin, from, to), 403, 'ROLE_ABOVE_OWN');
    expect((await reorder(owner, from, to)).status).toBe(200);
    expect(await names()).toEqual(to);
    expect((await read('HELPER')).rank).toBeGreaterThan((await read('STAFF')).rank);
    expect((await log('roles.reordered')).at(-1)).toMatchObject({
      before: { order: from },
      after: { order: to },
    });
  });

  it('keeps OWNER first and USER last', async () => {
    const from = await names();
    const withoutOwner = [...from.slice(1, -1), 'OWNER', 'USER'];
    expectError(await reorder(owner, from, withoutOwner), 403, 'ROLE_FIXED');
    expectError(await reorder(owner, from, ['OWNER', 'USER', ...from.slice(1, -1)]), 403, 'ROLE_FIXED');
  });
});

describe('two concurrent editors', () => {
  it('don’t overwrite each other: the second one gets the current role', async () => {
    const { version } = await read('AUTHOR');
    await change(owner, 'AUTHOR', ['news.write'], version);
    const error = expectError(await change(admin, 'AUTHOR', ['media.upload'], version), 409, 'ROLE_STALE');
    expect(error.details?.current).toMatchObject({ permissions: ['news.write'], version: version + 1 });
    expect(await log('role.changed')).toContainEqual(
      expect.objectContaining({
        role: 'AUTHOR',
        actor: 'auth0|owner',
        after: { colour: 'tide', permissions: ['news.write'] },
      }),
    );
  });

  it('create one role of a name', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => create(owner, 'ONCE')));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(5).fill(409)]);
  });
});

it.each(['x', 'TWO WORDS', 'X'.repeat(25), 'owner', 'Ünï'])('a role name is rejected: %j', async (name) => {
  expectError(await create(owner, name), 422, 'INPUT_INVALID');
});

it('allows at most 30 custom roles', async () => {
  const own = (await api.call('GET /api/roles', { token: owner })).body.items.filter(
    ({ kind }) => kind === 'own',
  );
  for (let index = own.length; index < 30; index += 1)
    expect((await create(owner, `OWN_${index}`)).status).toBe(201);
  expectError(await create(owner, 'ONE_TOO_MANY'), 409, 'ROLES_FULL');
});

it('writes the change together with its log entry or not at all', async () => {
  const before = await read('STREAMER');
  await api.database.sql('ALTER TABLE audit_entries ADD CONSTRAINT refuse_all CHECK (false) NOT VALID');
  expectError(await change(owner, 'STREAMER', ['feed.read']), 500, 'INTERNAL');
  await api.database.sql('ALTER TABLE audit_entries DROP CONSTRAINT refuse_all');
  expect(await read('STREAMER')).toEqual(before);
});
