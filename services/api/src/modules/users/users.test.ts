import { currentUserSchema, type ListedUser } from '@boardwalk/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectError, startTestApi, type TestApi } from '../../../test/test-api.ts';
import { UserProvisioningService } from '../session/user-provisioning.service.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const me = (token: string) => api.call('GET /api/users/me', { token });
const change = (token: string, body: unknown) => api.call('PUT /api/users/me', { token, body });

describe('the first call of a token', () => {
  it('creates a member from its claims', async () => {
    const answer = await me(await api.as('nora'));
    const member = currentUserSchema.parse(answer.body);
    expect(member).toMatchObject({
      id: 'auth0|nora',
      email: 'nora@example.com',
      fullName: 'Nora Tester',
      username: 'nora',
      avatarUrl: null,
      roles: ['USER'],
      permissions: [],
      version: 1,
    });
  });

  it('creates one row for many simultaneous first requests', async () => {
    const token = await api.as('rush', 'STAFF');
    const answers = await Promise.all(Array.from({ length: 20 }, () => me(token)));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    const rows = await api.database.sql(
      `SELECT action FROM audit_entries WHERE target->>'id' = 'auth0|rush'`,
    );
    expect(rows.map(({ action }) => action).sort()).toEqual(['role.assigned', 'user.joined']);
  });

  it('assigns a different handle when the wanted one is taken', async () => {
    const claims = { name: 'Other Nora', nickname: 'Nora', email: 'n2@example.com' };
    const answer = await me(await api.issuer.token('auth0|nora-2', { claims }));
    expect(answer.body.username).toBe('nora-2');
  });

  it('requests the profile from the provider once when the token contains none', async () => {
    const told = {
      name: 'Ada Quiet',
      nickname: 'ada',
      email: 'ada@example.com',
      picture: 'https://cdn.test/a.png',
    };
    const source = async () =>
      (await api.database.sql(`SELECT avatar_url FROM users WHERE id = 'auth0|ada'`))[0]?.avatar_url;
    api.issuer.people.set('auth0|ada', told);
    const token = await api.issuer.token('auth0|ada');
    const before = api.issuer.userinfoRequests;
    const answers = await Promise.all([me(token), me(token), me(token)]);
    expect(answers[0]?.body).toMatchObject({
      fullName: 'Ada Quiet',
      username: 'ada',
      avatarUrl: null,
    });
    expect(await source()).toBe(told.picture);
    await me(token);
    expect(api.issuer.userinfoRequests - before).toBe(1);
  });

  it('requests an unverified address again, in the background', async () => {
    const told = { name: 'Una', nickname: 'una', email: 'una@example.com', email_verified: false };
    const token = await api.issuer.token('auth0|una', { claims: told });
    await me(token);
    const row = async () =>
      (await api.database.sql(`SELECT email, email_verified FROM users WHERE id = 'auth0|una'`))[0];
    expect(await row()).toEqual({ email: told.email, email_verified: false });
    api.issuer.people.set('auth0|una', { ...told, email: 'new@example.com', email_verified: true });
    const requests = api.issuer.userinfoRequests;
    // Simulates that the cache of requests has expired.
    Reflect.get(api.get(UserProvisioningService), 'requested').clear();
    await me(token);
    await expect.poll(row).toEqual({ email: 'new@example.com', email_verified: true });
    await me(token);
    expect(api.issuer.userinfoRequests - requests).toBe(1);
  });

  it('works without the provider, and ignores responses about another subject', async () => {
    api.issuer.people.set('auth0|x77', { sub: 'auth0|owner', name: 'Owner' });
    const answer = await me(await api.issuer.token('auth0|x77'));
    expect(answer.body).toMatchObject({ fullName: 'Member x77', username: 'x77', email: '' });
    const [row] = await api.database.sql(`SELECT profile_known FROM users WHERE id = 'auth0|x77'`);
    expect(row?.profile_known).toBe(false);
  });
});

it('records when a member was last seen, at most once a minute', async () => {
  const token = await api.as('seen');
  await me(token);
  const read = async () =>
    (await api.database.sql(`SELECT last_seen_at FROM users WHERE id = 'auth0|seen'`))[0];
  const first = await read();
  expect(first?.last_seen_at).toBeInstanceOf(Date);
  await me(token);
  expect(await read()).toEqual(first);
});

describe('one’s own profile', () => {
  it('is changed field by field, with its version and one log entry', async () => {
    const token = await api.as('changer');
    await me(token);
    const answer = await change(token, { bio: '  Mends nets. ', username: 'Net.Mender', version: 1 });
    expect(answer.body).toMatchObject({
      bio: 'Mends nets.',
      username: 'net.mender',
      fullName: 'Changer Tester',
      version: 2,
    });
    const rows = await api.database.sql(
      `SELECT action, before, after, actor FROM audit_entries WHERE target->>'id' = 'auth0|changer' AND action = 'profile.updated'`,
    );
    expect(rows).toMatchObject([
      {
        before: { bio: '', username: 'changer' },
        after: { bio: 'Mends nets.', username: 'net.mender' },
        actor: { id: 'auth0|changer' },
      },
    ]);
  });

  it('stays unchanged when nothing differs', async () => {
    const token = await api.as('still');
    await me(token);
    expect((await change(token, { bio: '' })).body.version).toBe(1);
  });

  it('rejects a stale change and returns the current row', async () => {
    const token = await api.as('stale');
    await me(token);
    await change(token, { bio: 'first', version: 1 });
    const answer = await change(token, { bio: 'second', version: 1 });
    const error = expectError(answer, 409, 'PROFILE_STALE');
    expect(currentUserSchema.parse(error.details.current)).toMatchObject({ bio: 'first', version: 2 });
  });

  it('accepts only one of two simultaneous changes', async () => {
    const token = await api.as('racer');
    await me(token);
    const answers = await Promise.all(['a', 'b', 'c'].map((bio) => change(token, { bio, version: 1 })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  it('rejects a taken handle, without a log entry', async () => {
    const token = await api.as('copycat');
    await me(token);
    expectError(await change(token, { username: 'NORA' }), 409, 'USERNAME_TAKEN');
    const rows = await api.database.sql(
      `SELECT 1 FROM audit_entries WHERE target->>'id' = 'auth0|copycat' AND action = 'profile.updated'`,
    );
    expect(rows).toEqual([]);
  });

  it('rejects a reserved handle, but lets members who have one change the rest', async () => {
    const token = await api.as('pretender');
    await me(token);
    for (const username of ['root', 'Support', 'b_o_a_r_d_w_a_l_k', 'm0derator'])
      expectError(await change(token, { username }), 409, 'USERNAME_RESERVED');
    await api.database.sql(`UPDATE users SET username = 'system' WHERE id = 'auth0|pretender'`);
    expect((await change(token, { username: 'system', bio: 'since the first day' })).status).toBe(200);
  });

  it('removes invisible characters from names, of the page and of the provider', async () => {
    const named = await api.issuer.token('auth0|hidden', {
      claims: { name: 'Ada\u202e\r\nsenimda', email: 'ada@x.test', nickname: 'ada' },
    });
    expect((await me(named)).body).toMatchObject({ fullName: 'Ada senimda' });
    expect((await change(named, { fullName: 'Ada\u202esenimda' })).body).toMatchObject({
      fullName: 'Adasenimda',
    });
    expectError(await change(named, { fullName: '\u3164\u2800' }), 422, 'INPUT_INVALID');
  });

  it('rejects changes of roles, e-mail and id', async () => {
    const token = await api.as('climber');
    const answer = await change(token, {
      roles: ['OWNER'],
      email: 'a@b.test',
      id: 'auth0|owner',
      permissions: ['roles.manage'],
    });
    expect(answer.body).toMatchObject({
      id: 'auth0|climber',
      roles: ['USER'],
      permissions: [],
      email: 'climber@example.com',
    });
  });
});

describe('the list of members', () => {
  let staff: string;
  beforeAll(async () => {
    staff = await api.as('lister', 'STAFF');
    await me(staff);
    await api.database.sql(`INSERT INTO users (id, email, full_name, username)
      SELECT 'many|' || n, 'm' || n || '@many.test', CASE WHEN n % 3 = 0 THEN 'Same Name' ELSE 'Name ' || n END, 'many' || n
      FROM generate_series(1, 57) n`);
    await api.database.sql(`INSERT INTO users (id, email, full_name, username)
      VALUES ('odd|1', '100%_sure@many.test', 'Percent \\ Person', 'percent')`);
    await api.database.sql(`INSERT INTO role_assignments (user_id, role, source)
      VALUES ('many|1', 'HELPER', 'site'), ('many|2', 'OWNER', 'identity'), ('many|1', 'AUTHOR', 'site')`);
  });
  const list = (query: string) => api.call(`GET /api/users?${query}`, { token: staff });

  it('returns every member once, in order, despite new members', async () => {
    const seen: ListedUser[] = [];
    for (let cursor = ''; ; ) {
      const page = (await list(`search=many.test&limit=7${cursor && `&cursor=${cursor}`}`)).body;
      seen.push(...page.items);
      if (seen.length === 14) {
        await api.database.sql(`INSERT INTO users (id, email, full_name, username)
          VALUES ('many|0', 'm0@many.test', 'AAA first of all', 'many0')`);
      }
      if (!page.nextCursor) break;
      cursor = page.nextCursor;
    }
    expect(new Set(seen.map(({ id }) => id)).size).toBe(58);
    expect(seen).toHaveLength(58);
    const names = seen.map(({ fullName }) => fullName.toLowerCase());
    expect(names).toEqual([...names].sort());
  });

  it.each([
    ['many57', ['many|57']],
    ['M57@MANY', ['many|57']],
    ['57@many.test', ['many|57']],
    ['m57@any', []],
    ['%@many', []],
    ['%_sure@', ['odd|1']],
    ['@many57', ['many|57']],
    ['many|57', ['many|57']],
    ['name 56', ['many|56']],
    ['100%', ['odd|1']],
    ['100%_', ['odd|1']],
    ['\\ p', ['odd|1']],
    ['1%5', []],
  ])('finds %s', async (text, ids) => {
    const { body } = await list(`search=${encodeURIComponent(text)}`);
    expect(body.items.map(({ id }: ListedUser) => id)).toEqual(ids);
  });

  it('filters by implied roles, and contains every assignment', async () => {
    const idsOf = async (role: string) =>
      (await list(`role=${role}&limit=100`)).body.items.map(({ id }: ListedUser) => id);
    expect(await idsOf('admin')).toEqual(['many|2']);
    expect(await idsOf('USER')).not.toContain('many|1');
    expect(await idsOf('user')).toContain('many|3');
    const { body } = await list('role=helper');
    expect(body.items).toMatchObject([
      {
        id: 'many|1',
        roles: ['AUTHOR', 'HELPER'],
        assignments: [{ role: 'AUTHOR' }, { role: 'HELPER', source: 'site' }],
      },
    ]);
  });

  it.each(['nonsense', 'WyJhIl0', btoa('["a", 5]'), btoa('["a","b","c"]'), 'W1'])(
    'rejects the cursor %s',
    async (cursor) => {
      expectError(await list(`cursor=${cursor}`), 422, 'INPUT_INVALID');
    },
  );

  it.each(['limit=0', 'limit=101', 'limit=x', 'role=KING'])('rejects %s', async (query) => {
    expectError(await list(query), 422, 'INPUT_INVALID');
  });
});

describe('names for mentions', () => {
  const find = async (search: string) => {
    const token = await api.as('scribe', 'AUTHOR');
    const query = new URLSearchParams({ search });
    return (await api.call(`GET /api/users/names?${query}`, { token })).body.items;
  };

  it('are found by name and handle, in order, with a limit', async () => {
    await api.database.sql(
      `INSERT INTO users (id, email, full_name, username)
       SELECT 'named|' || n, n || '.hidden@mail.test', 'Quill ' || chr(64 + n), 'feather-' || n FROM generate_series(1, 9) n`,
    );
    const found = await find('quill');
    expect(found.map(({ fullName }) => fullName)).toEqual([...'ABCDEFGH'].map((letter) => `Quill ${letter}`));
    expect(found[0]).toEqual({ id: 'named|1', fullName: 'Quill A', username: 'feather-1', avatarUrl: null });
    expect((await find('FEATHER-9')).map(({ fullName }) => fullName)).toEqual(['Quill I']);
    expect((await find('ill b')).map(({ username }) => username)).toEqual(['feather-2']);
  });

  it('can’t be found by e-mail address', async () => {
    for (const part of ['hidden', 'mail.test', '1.hidden@mail.test', 'named|1', '%', '_'])
      expect(await find(part), part).toEqual([]);
  });

  it('begin with the first ones for an empty search', async () => {
    expect(await find('')).toHaveLength(8);
  });
});

it('counts members and active ones', async () => {
  const [row] = await api.database.sql<{ count: number }>('SELECT count(*)::int FROM users');
  await expect
    .poll(async () => (await api.call('GET /api/users/count')).body.count, { timeout: 5_000 })
    .toBe(row?.count);
  const activity = await api.call('GET /api/users/activity');
  expect(activity.body.activeNow).toBeGreaterThan(0);
  expect(activity.body.joinedThisWeek).toBeGreaterThan(activity.body.activeNow);
});

it('shows members who are online, without those who hide their page', async () => {
  await me(await api.as('seen'));
  const hidden = await api.as('hidden');
  await me(hidden);
  await api.database.sql(`UPDATE users SET visibility = '{"page":"nobody"}' WHERE username = 'hidden'`);
  await api.database.sql(
    `UPDATE users SET last_seen_at = now() + CASE username WHEN 'hidden' THEN interval '2 seconds' ELSE interval '1 second' END
     WHERE username IN ('seen', 'hidden')`,
  );
  const online = async () => (await api.call('GET /api/users/online', { token: hidden })).body.items;
  await expect.poll(async () => (await online())[0]?.username, { timeout: 10_000 }).toBe('seen');
  expect((await online()).map(({ username }) => username)).not.toContain('hidden');
  expect(Object.keys((await online())[0] ?? {}).sort()).toEqual(['avatarUrl', 'fullName', 'username']);
  expect((await online()).length).toBeLessThanOrEqual(8);
});

it('shows the team highest first, without those who opted out', async () => {
  const shy = await api.as('shy', 'MODERATOR');
  await change(shy, { listedOnTeam: false });
  await me(await api.as('boss', 'OWNER'));
  await expect
    .poll(async () => (await api.call('GET /api/users/team')).body.items.map(({ username }) => username), {
      timeout: 5_000,
    })
    .toContain('boss');
  const { items } = (await api.call('GET /api/users/team')).body;
  expect(items.map(({ username }) => username)).not.toContain('shy');
  expect(items[0]?.roles).toEqual(['OWNER', 'ADMIN']);
  expect(Object.keys(items[0] ?? {}).sort()).toEqual(['avatarUrl', 'bio', 'fullName', 'roles', 'username']);
});
