import {
  type EndpointAnswer,
  type SearchKind,
  VISIBILITY_DEFAULTS,
  type Visibility,
} from '@boardwalk/contracts';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectError, startTestApi, type TestApi } from '../../../test/test-api.ts';
import { makeArticle, type Newsroom, startNewsroom, textOf } from '../../../test/test-articles.ts';
import { type Calendar, startCalendar } from '../../../test/test-calendar.ts';
import { AUCTION, startMarket } from '../../../test/test-market.ts';
import { applied, approved } from '../../../test/test-streamers.ts';
import { type Office, startOffice } from '../../../test/test-submissions.ts';

let api: TestApi;
let room: Newsroom;
let calendar: Calendar;
let market: Awaited<ReturnType<typeof startMarket>>;
let office: Office;
let owner: string;
beforeAll(async () => {
  api = await startTestApi();
  [room, calendar, market, office] = await Promise.all([
    startNewsroom(api),
    startCalendar(api),
    startMarket(api),
    startOffice(api),
  ]);
  owner = await api.as('olga', 'OWNER');
});
afterAll(() => api.stop());

type Groups = EndpointAnswer<'GET /api/search'>['groups'];
async function search(q: string, token?: string, more = ''): Promise<Groups> {
  const answer = await api.call(`GET /api/search?q=${encodeURIComponent(q)}${more}`, token ? { token } : {});
  expect([answer.status, answer.body]).toMatchObject([200, { groups: expect.any(Array) }]);
  return answer.body.groups;
}
/** Returns the titles of one kind's results. */
async function found(kind: SearchKind, q: string, token?: string): Promise<string[]> {
  const groups = await search(q, token, `&kinds=${kind}`);
  expect(groups.every((group) => group.kind === kind && !group.missing)).toBe(true);
  return groups.flatMap(({ items }) => items.map(({ title }) => title));
}

describe('articles', () => {
  it('are found by members once they are published, titles first, then newest', async () => {
    await room.publish({ title: 'Zeppelin over the harbour', body: textOf('It was seen by many.') });
    await room.publish({ title: 'A quiet morning', body: textOf('Only a zeppelin <b>came by</b>.') });
    await room.publish({ title: 'The zeppelin again', body: textOf('It is back.') });
    await room.begin(room.author, { title: 'Zeppelin draft' });
    for (const state of ['draft', 'in_review', 'archived'])
      await makeArticle(api.database, { title: `Zeppelin ${state}`, state });
    expect(await found('article', 'zepp', room.reader)).toEqual([
      'Zeppelin over the harbour',
      'The zeppelin again',
      'A quiet morning',
    ]);
    expect(await search('zeppelin')).toEqual([]);
    // Not even by the author or others who may open it.
    for (const token of [room.author, room.editor, owner])
      expect((await found('article', 'zeppelin', token)).filter((title) => /draft/.test(title))).toEqual([]);
  });

  it('contain an excerpt, and a link to the area’s own search', async () => {
    const [group] = await search('zeppelin came', room.reader, '&kinds=article');
    expect(group).toMatchObject({
      all: '/news?search=zeppelin+came',
      items: [{ path: '/news/a-quiet-morning', at: expect.any(String), title: 'A quiet morning' }],
    });
    const excerpt = group?.items[0]?.excerpt ?? [];
    expect(excerpt.filter((_, at) => at % 2 === 1)).toEqual(['zeppelin', 'came']);
    expect(excerpt.join('')).toContain('<b>came');
  });
});

describe('docs and rules', () => {
  const write = async (title: string, published: boolean, body: string[], parentId?: string) => {
    const content = body.flatMap((line) => textOf(line).content);
    const fields = { title, published, body: { type: 'doc', content }, parentId };
    const answer = await api.call('POST /api/docs', { token: room.editor, body: fields });
    expect(answer.status).toBe(201);
    return answer.body.id;
  };
  beforeAll(async () => {
    await write('Code of conduct', true, [
      'R2 Behaviour',
      'R2.4 Value your life.',
      'R2.40 Never run from a fight.',
      'R10 Vehicles stay on the road.',
    ]);
    const draft = await write('Drafted', false, ['R3 Secret rule about krakens.']);
    await write('Under a draft', true, ['R4 Hidden rule about krakens.'], draft);
  });

  it('find a rule by its id first, in any case', async () => {
    for (const id of ['R2.4', 'r2.4']) {
      const [group] = await search(id);
      expect(group).toMatchObject({
        kind: 'rule',
        items: [
          { path: '/docs/code-of-conduct#R2.4', title: 'R2.4 Value your life.', detail: 'Code of conduct' },
          { title: 'R2.40 Never run from a fight.' },
        ],
      });
    }
    expect(await found('rule', 'r2')).toEqual([
      'R2 Behaviour',
      'R2.4 Value your life.',
      'R2.40 Never run from a fight.',
    ]);
    expect(await found('rule', 'vehicle road')).toEqual(['R10 Vehicles stay on the road.']);
  });

  it('exclude pages that aren’t public', async () => {
    expect(await found('doc', 'conduct')).toEqual(['Code of conduct']);
    for (const token of [undefined, room.reader, owner]) {
      expect(await found('rule', 'krakens', token)).toEqual([]);
      expect(await found('doc', 'krakens', token)).toEqual([]);
      expect(await found('doc', 'under a draft', token)).toEqual([]);
    }
  });
});

describe('members', () => {
  const show = (token: string, parts: Partial<Visibility>) =>
    api.call('PUT /api/users/me', { token, body: { visibility: { ...VISIBILITY_DEFAULTS, ...parts } } });
  const tokens: Record<string, string> = {};
  beforeAll(async () => {
    for (const name of [
      'quill',
      'quillon',
      'tranquill',
      'quillhidden',
      'quillinner',
      'quillbanned',
      'quillaway',
    ]) {
      tokens[name] = await api.as(name);
      await api.call('GET /api/users/me', { token: tokens[name] });
    }
    await show(tokens.quillhidden ?? '', { page: 'nobody' });
    await show(tokens.quillinner ?? '', { page: 'members' });
    for (const [name, state] of [
      ['quillbanned', 'banned'],
      ['quillaway', 'suspended'],
    ])
      await api.database.sql(`UPDATE users SET account_state = $1 WHERE username = $2`, [state, name]);
  });

  it('are found by handle first, then by a prefix of their name', async () => {
    const [group] = await search('@Quill', undefined, '&kinds=member');
    expect(group).toMatchObject({
      all: null,
      items: [
        {
          path: '/members/quill',
          title: 'Quill Tester',
          detail: '@quill',
          person: { username: 'quill', fullName: 'Quill Tester', avatarUrl: null },
        },
        { detail: '@quillon' },
        { detail: '@tranquill' },
      ],
    });
    expect(await found('member', 'qu')).toEqual(['Quill Tester', 'Quillon Tester']);
  });

  it('are found by readers who may see their page, and by managers of members', async () => {
    const handles = async (token?: string) =>
      (await search('quill', token, '&kinds=member&limit=10')).flatMap(({ items }) =>
        items.map(({ detail }) => detail).sort(),
      );
    const everybody = ['@quill', '@quillon', '@tranquill'];
    expect(await handles()).toEqual(everybody);
    expect(await handles(room.reader)).toEqual([...everybody, '@quillinner'].sort());
    expect(await handles(tokens.quillhidden)).toEqual([...everybody, '@quillinner', '@quillhidden'].sort());
    // A member with a closed account sees what visitors see.
    expect(await handles(tokens.quillbanned)).toEqual(everybody);
    const all = ['@quillhidden', '@quillinner', '@quillbanned', '@quillaway'];
    expect(await handles(owner)).toEqual([...everybody, ...all].sort());
    const [group] = await search('quillbanned', owner, '&kinds=member');
    expect(group).toMatchObject({
      all: '/users?search=quillbanned',
      items: [{ path: '/users/auth0%7Cquillbanned' }],
    });
  });

  it('are never found by e-mail address, and don’t contain it', async () => {
    for (const token of [undefined, room.reader, owner]) {
      expect(await found('member', 'quill@example.com', token)).toEqual([]);
      expect(await found('member', 'example', token)).toEqual([]);
      expect(JSON.stringify(await search('quill', token))).not.toMatch(/@example/);
    }
  });
});

describe('events', () => {
  it('are found by their audience, with the next date', async () => {
    const open = await calendar.publish({ title: 'Gondola race', audience: { kind: 'everyone' } });
    await calendar.publish({
      title: 'Gondola dinner',
      audience: { kind: 'members' },
      summary: 'Fish on the water.',
    });
    await calendar.publish({ title: 'Gondola briefing', audience: { kind: 'roles', roles: ['EDITOR'] } });
    await calendar.begin({ title: 'Gondola secret', audience: { kind: 'everyone' } });
    expect(await found('event', 'gondola')).toEqual(['Gondola race']);
    const [group] = await search('gondola race');
    expect(group).toMatchObject({
      items: [{ path: `/events/${open.id}`, at: open.startsAt, mark: null }],
    });
    expect((await found('event', 'gondola', calendar.member)).sort()).toEqual([
      'Gondola dinner',
      'Gondola race',
    ]);
    expect(await found('event', 'fish water', calendar.member)).toEqual(['Gondola dinner']);
    // Hosts and publishers.
    for (const token of [calendar.host, calendar.editor])
      expect(await found('event', 'gondola brief', token)).toEqual(['Gondola briefing']);
    for (const token of [undefined, calendar.member, calendar.host, owner])
      expect(await found('event', 'gondola secret', token)).toEqual([]);
    const cancelled = await calendar.move(calendar.host, open, 'cancel', { scope: 'this', reason: 'Storm.' });
    expect(cancelled.status).toBe(200);
    expect((await search('gondola race'))[0]?.items[0]).toMatchObject({ mark: 'cancelled' });
  });
});

describe('properties', () => {
  it('are found by members, by code first, with their kind of listing', async () => {
    const id = await market.property('selma', { code: 'SW-900', title: 'Old tannery' });
    await market.property('selma', { code: 'SW-901', title: 'Tannery yard', address: 'By SW-900' });
    const [group] = await search('sw-900', market.buyer, '&kinds=property');
    expect(group).toMatchObject({
      all: '/real-estate?search=sw-900&kind=all',
      items: [
        { path: '/real-estate/SW-900', title: 'Old tannery', mark: null },
        { path: '/real-estate/SW-901' },
      ],
    });
    expect(await found('property', 'tann', market.buyer)).toEqual(['Tannery yard', 'Old tannery']);
    expect(await search('tannery')).toEqual([]);
    const draft = await market.begin(id, AUCTION);
    const mark = async () => (await search('old tannery', market.buyer))[0]?.items[0]?.mark;
    // A draft of a listing has no effect.
    expect(await mark()).toBeNull();
    await market.move(market.seller, draft.body, 'publish');
    expect(await mark()).toBe('auction');
  });
});

describe('streams', () => {
  it('are found for approved streamers, by name, channel and character', async () => {
    await approved(api, 'marlin', { characters: ['Captain Brine'] });
    await applied(api, 'marlinette');
    expect(await found('stream', 'marlin')).toEqual(['Marlin Tester']);
    expect(await found('stream', 'brine')).toEqual(['Marlin Tester']);
    const [group] = await search('marlin', undefined, '&kinds=stream');
    expect(group?.items[0]).toMatchObject({
      path: '/stream/marlin',
      detail: 'Captain Brine',
      mark: null,
      person: { username: 'marlin' },
    });
    await api.database.sql(`UPDATE users SET account_state = 'banned' WHERE username = 'marlin'`);
    expect(await found('stream', 'marlin')).toEqual([]);
  });
});

describe('forms and applications', () => {
  it('are found by their applicants, and by reviewers', async () => {
    const form = await office.form({ title: 'Pilot licence' });
    const nell = await api.as('nellwyn');
    const other = await api.as('nellis');
    await api.call('GET /api/users/me', { token: other });
    const { id } = await office.handedIn(nell, form.slug);
    const draft = await office.begin(other, form.slug);
    expect(await found('form', 'pilot', nell)).toEqual(['Pilot licence']);
    expect(await search('pilot')).toEqual([]);
    expect((await search('pilot', nell, '&kinds=application'))[0]).toMatchObject({
      items: [{ path: `/forms/submissions/${id}`, title: 'Pilot licence' }],
    });
    const [reviews] = await search('nell', office.ines, '&kinds=review');
    // Drafts of applicants are hidden from reviewers.
    expect(reviews).toMatchObject({
      all: '/forms/review?search=nell',
      items: [{ path: `/forms/review/${id}`, title: 'Nellwyn Tester', detail: 'Pilot licence' }],
    });
    expect(reviews?.items).toHaveLength(1);
    // Not by others, whatever their permissions.
    expect(await found('application', 'pilot', office.admin)).toEqual([]);
    expect((await search('pilot', other, '&kinds=application'))[0]?.items[0]?.path).toBe(
      `/forms/submissions/${draft.body.id}`,
    );
    for (const token of [undefined, nell, other, market.buyer])
      expect(await search('nellwyn', token, '&kinds=review')).toEqual([]);
  });
});

describe('a search', () => {
  it.each([
    '%%',
    '__',
    '\\\\',
    "''",
    '"" OR 1=1',
    "'; DROP TABLE users; --",
    'a & | ! b',
    ':* <-> :*',
    '(((',
    ')))',
    'the of',
    '🚢🚢🚢',
    'ß ü İ',
    '\u202e‮ab',
    `${'w '.repeat(49)}w`,
    'x'.repeat(100),
    '@@',
    'R2.',
    '-5',
    '...',
  ])('returns nothing for %j', async (q) => {
    for (const token of [undefined, owner]) {
      const groups = await search(q, token);
      expect(groups.filter(({ missing }) => missing)).toEqual([]);
    }
  });

  it('finds a special character literally, not as a wildcard', async () => {
    await api.call('PUT /api/users/me', {
      token: await api.as('percent'),
      body: { fullName: 'Half 50%_off\\' },
    });
    for (const q of ['50%_o', '%_off\\']) expect(await found('member', q)).toEqual(['Half 50%_off\\']);
    expect(await found('member', '5_%')).toEqual([]);
  });

  it.each(['', 'a', ' a ', 'x'.repeat(101), 'x'.repeat(200)])('rejects %j', async (q) => {
    expectError(await api.call(`GET /api/search?q=${encodeURIComponent(q)}`), 422, 'INPUT_INVALID');
  });

  it('can be limited to kinds', async () => {
    expect((await search('tester', undefined, '&kinds=member&limit=2'))[0]?.items).toHaveLength(2);
    const groups = await search('tester', owner, '&kinds=member,stream');
    expect(groups.every(({ kind }) => ['member', 'stream'].includes(kind))).toBe(true);
    for (const more of ['&kinds=nothing', '&kinds=', '&limit=0', '&limit=11'])
      expectError(
        await api.call(`GET /api/search?q=tester${more}` as 'GET /api/search'),
        422,
        'INPUT_INVALID',
      );
  });

  it('isn’t delayed by a slow area, and marks it as missing', async () => {
    const other = new pg.Client({ connectionString: api.database.url });
    await other.connect();
    await other.query('BEGIN; LOCK TABLE properties IN ACCESS EXCLUSIVE MODE');
    const begin = performance.now();
    const groups = await search('tester', room.reader).finally(() => other.end());
    expect(performance.now() - begin).toBeLessThan(2_000);
    expect(groups.at(0)?.kind).toBe('member');
    expect(groups.at(-1)).toEqual({ kind: 'property', items: [], all: null, missing: true });
  });

  it('fails when nothing can be searched', async () => {
    const other = new pg.Client({ connectionString: api.database.url });
    await other.connect();
    await other.query('BEGIN; LOCK TABLE properties IN ACCESS EXCLUSIVE MODE');
    const answer = await api
      .call('GET /api/search?q=tester&kinds=property', { token: room.reader })
      .finally(() => other.end());
    expectError(answer, 503, 'UNAVAILABLE');
  });
});
