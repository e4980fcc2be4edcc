import { type MemberProfile, VISIBILITY_DEFAULTS, type Visibility } from '@boardwalk/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectError, startTestApi, type TestApi } from '../../../test/test-api.ts';

let api: TestApi;
let kay: string;
let reader: string;
beforeAll(async () => {
  api = await startTestApi();
  kay = await api.as('kay', 'EDITOR');
  reader = await api.as('reader');
  await change({
    bio: 'From the pier.',
    pronouns: 'they/them',
    timeZone: 'Europe/Lisbon',
    links: ['https://kay.test/'],
  });
  await api.database.sql(
    `INSERT INTO identities (user_id, provider, subject, name) VALUES ('auth0|kay', 'discord', 'discord:1', 'kay#1')`,
  );
});
afterAll(() => api.stop());

const change = (body: object, token = kay) => api.call('PUT /api/users/me', { token, body });
const show = (parts: Partial<Visibility>) => change({ visibility: { ...VISIBILITY_DEFAULTS, ...parts } });
const page = (handle = 'kay', token?: string) =>
  api.call(`GET /api/members/${handle}`, token ? { token } : {});
const open = async (token?: string) => {
  const { body } = await page('kay', token);
  if (body.state !== 'open') throw new Error('It is closed.');
  return body;
};

describe('a public page', () => {
  it('shows visitors less than members by default, and hidden fields to no one', async () => {
    await show({});
    expect(await open()).toMatchObject({
      username: 'kay',
      bio: 'From the pier.',
      pronouns: 'they/them',
      moreForMembers: true,
      links: null,
      timeZone: null,
      accounts: null,
      comments: false,
      roles: [{ name: 'EDITOR', colour: expect.any(String) }],
    });
    expect(await open(reader)).toMatchObject({
      links: ['https://kay.test/'],
      timeZone: 'Europe/Lisbon',
      accounts: null,
      comments: true,
      moreForMembers: false,
    });
  });

  it.each([
    ['roles', 'roles'],
    ['pronouns', 'pronouns'],
    ['bio', 'bio'],
    ['links', 'links'],
    ['timeZone', 'timeZone'],
    ['accounts', 'accounts'],
  ] as const)('hides %s from readers whom the member excludes, everywhere', async (part, field) => {
    for (const [audience, visitors, members] of [
      ['everybody', true, true],
      ['members', false, true],
      ['nobody', false, false],
    ] as const) {
      await show({ [part]: audience });
      const seen = (profile: MemberProfile & { state: 'open' }) => profile[field] !== null;
      expect([seen(await open()), seen(await open(reader))], audience).toEqual([visitors, members]);
    }
  });

  it('with everything hidden contains only the name, and isn’t indexed by search engines', async () => {
    await show({ page: 'nobody', bio: 'everybody' });
    expect(await open(reader)).toMatchObject({
      fullName: expect.any(String),
      bio: null,
      roles: null,
      links: null,
      comments: false,
      bannerUrl: null,
    });
    const card = (await api.call('GET /api/members/kay/card')).body;
    expect(card).toMatchObject({ title: expect.any(String), description: '', indexed: false });
    await show({});
    expect((await api.call('GET /api/members/kay/card')).body).toMatchObject({
      description: 'From the pier.',
      indexed: true,
    });
  });

  it('shows visitors no account data, and isn’t stored in caches for members', async () => {
    const forVisitors = await page();
    expect(JSON.stringify(forVisitors.body)).not.toMatch(/auth0|@example|email|lastSeen/);
    expect(forVisitors.headers.get('cache-control')).toBe('no-cache');
    expect((await page('kay', reader)).headers.get('cache-control')).toBe('no-store');
  });

  it('is closed while its member is banned', async () => {
    const set = (state: string) =>
      api.database.sql(`UPDATE users SET account_state = $1 WHERE id = 'auth0|kay'`, [state]);
    await set('banned');
    expect((await page()).body).toEqual({ state: 'closed' });
    expect((await api.call('GET /api/members/kay/card')).body).toMatchObject({ image: null, indexed: false });
    await set('active');
    expect((await page()).body.state).toBe('open');
  });

  it('responds with 404 for an unknown handle', async () => {
    expectError(await page('nobody-at-all'), 404, 'USER_NOT_FOUND');
    for (const part of ['articles', 'comments', 'card'])
      expectError(await api.call(`GET /api/members/nobody-at-all/${part}`), 404, 'USER_NOT_FOUND');
  });

  it('hides the biography on the About page as well', async () => {
    const staff = await api.as('steward', 'HELPER');
    await change({ bio: 'Keeps watch.', visibility: { ...VISIBILITY_DEFAULTS, bio: 'members' } }, staff);
    const { body } = await api.call('GET /api/users/team');
    expect(body.items.find(({ username }) => username === 'steward')?.bio).toBe('');
  });
});

describe('a handle', () => {
  it('redirects after a change, and is reserved', async () => {
    const mover = await api.as('mover');
    await change({ username: 'mover-new' }, mover);
    expect((await page('mover')).body).toMatchObject({ username: 'mover-new' });
    expect((await api.call('GET /api/members/mover/card')).body.indexed).toBe(false);
    expectError(await change({ username: 'mover' }, reader), 409, 'USERNAME_TAKEN');
    await api.database.sql(
      `UPDATE former_handles SET left_at = now() - interval '91 days' WHERE handle = 'mover'`,
    );
    expectError(await page('mover'), 404, 'USER_NOT_FOUND');
    expect((await change({ username: 'mover' }, reader)).status).toBe(200);
    expect((await page('mover')).body).toMatchObject({ username: 'mover' });
  });

  it('can be reclaimed by its previous owner', async () => {
    const back = await api.as('backer');
    for (const username of ['backer-2', 'backer']) await change({ username }, back);
    expect((await page('backer-2')).body).toMatchObject({ username: 'backer' });
  });

  it('isn’t assigned to a new member while it is reserved', async () => {
    const first = await api.as('first-one');
    await change({ username: 'first-two' }, first);
    const claims = { name: 'N', nickname: 'first-one', email: 'n@x.test' };
    const other = await api.issuer.token('auth0|other-one', { claims });
    expect((await api.call('GET /api/users/me', { token: other })).body.username).toBe('first-one-2');
  });

  it('is reserved for the last three changes', async () => {
    const often = await api.as('often');
    for (const end of [1, 2, 3, 4, 5]) await change({ username: `often-${end}` }, often);
    const kept = await api.database.sql<{ handle: string }>(
      `SELECT handle FROM former_handles WHERE user_id = 'auth0|often' ORDER BY handle`,
    );
    expect(kept.map(({ handle }) => handle)).toEqual(['often-2', 'often-3', 'often-4']);
  });
});

describe('a member’s writings', () => {
  let article: string;
  beforeAll(async () => {
    const empty = { type: 'doc', content: [{ type: 'paragraph' }] };
    const rows = await api.database.sql<{ id: string }>(
      `INSERT INTO articles (id, slug, title, summary, body, body_text, category, state, published_at, author_id)
       SELECT gen_random_uuid(), 'kays-' || n, 'Number ' || n, '', $1, '', 'city', CASE WHEN n = 5 THEN 'draft' ELSE 'published' END,
         now() - make_interval(hours => n), 'auth0|kay' FROM generate_series(1, 5) n RETURNING id`,
      [JSON.stringify(empty)],
    );
    article = rows[0]?.id ?? '';
    await api.database.sql(
      `INSERT INTO comments (article_id, author_id, text, state, created_at)
       SELECT $1, 'auth0|kay', state || n, state, now() - make_interval(mins => n)
       FROM generate_series(1, 3) n, unnest(ARRAY['shown', 'held', 'removed']) state`,
      [article],
    );
  });

  it('are listed page by page, with published articles only', async () => {
    const first = (await api.call('GET /api/members/kay/articles?limit=3')).body;
    expect(first.items.map(({ title }) => title)).toEqual(['Number 1', 'Number 2', 'Number 3']);
    const rest = (await api.call(`GET /api/members/kay/articles?limit=3&cursor=${first.nextCursor}`)).body;
    expect(rest).toMatchObject({ items: [{ title: 'Number 4' }], nextCursor: null });
  });

  it('include comments for readers who may see them, and only public ones', async () => {
    await show({ comments: 'members' });
    const list = (token?: string) =>
      api.call('GET /api/members/kay/comments?limit=2', token ? { token } : {});
    expect((await list()).body.items).toEqual([]);
    const { items, nextCursor } = (await list(reader)).body;
    expect(items.map(({ text }) => text)).toEqual(['shown1', 'shown2']);
    expect(items[0]?.article).toEqual({ title: 'Number 1', slug: 'kays-1' });
    const rest = await api.call(`GET /api/members/kay/comments?cursor=${nextCursor}`, { token: reader });
    expect(rest.body.items.map(({ text }) => text)).toEqual(['shown3']);
    await show({ comments: 'everybody' });
    expect((await list()).body.items).toHaveLength(2);
    await api.database.sql(`UPDATE articles SET state = 'archived' WHERE id = $1`, [article]);
    expect((await list()).body.items).toEqual([]);
  });

  it('are hidden once the account is closed', async () => {
    await api.database.sql(`UPDATE users SET account_state = 'banned' WHERE id = 'auth0|kay'`);
    for (const part of ['articles', 'comments'])
      expect((await api.call(`GET /api/members/kay/${part}`, { token: reader })).body).toMatchObject({
        items: [],
      });
    await api.database.sql(`UPDATE users SET account_state = 'active' WHERE id = 'auth0|kay'`);
  });
});

it.each(['http://kay.test', 'javascript:alert(1)', 'https://nohost', 'ftp://kay.test'])(
  'reject a link like %s',
  async (link) => {
    expectError(await change({ links: [link] }), 422, 'INPUT_INVALID');
  },
);
