import type { EndpointAnswer, SearchKind } from '@boardwalk/contracts';
import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../../test/test-api.ts';
import { type Newsroom, startNewsroom, textOf } from '../../../test/test-articles.ts';
import { type Calendar, startCalendar } from '../../../test/test-calendar.ts';
import { startMarket } from '../../../test/test-market.ts';
import { approved } from '../../../test/test-streamers.ts';
import { type Office, startOffice } from '../../../test/test-submissions.ts';
import { Database } from '../../platform/database/database.ts';
import { holds, likeAny, patternsOf, wordsQuery } from '../../platform/text/search-text.ts';
import { auditEntries } from '../audit/audit.table.ts';
import { articles } from '../news/articles.table.ts';
import { users } from '../users/users.table.ts';

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
const get = async (path: string, token?: string) => {
  const answer = await api.call(`GET ${path}` as 'GET /api/search', token ? { token } : {});
  expect([answer.status, answer.body]).toMatchObject([200, {}]);
  return answer.body as unknown as { items: Record<string, unknown>[]; groups: Groups };
};
const search = async (kind: SearchKind, q: string, token?: string): Promise<string[]> => {
  const { groups } = await get(`/api/search?q=${encodeURIComponent(q)}&kinds=${kind}`, token);
  expect(groups.filter(({ missing }) => missing)).toEqual([]);
  return groups.flatMap(({ items }) => items.map(({ title }) => title));
};
const list = async (path: string, words: string, token: string, name = 'search') =>
  (await get(`${path}${path.includes('?') ? '&' : '?'}${name}=${encodeURIComponent(words)}`, token)).items;

/** Titles, and searches in other spellings that must find them. */
const TITLES: [title: string, searches: string[]][] = [
  ['Café Müller opens', ['cafe', 'muller', 'CAFÉ', 'mueller', 'müller opens', 'cafe\u0301']],
  ['Straße nach Łódź', ['strasse', 'lodz', 'STRASSE', 'Straße']],
  ['José Ångström, harbour master', ['jose', 'angstrom', 'Ångström']],
  ['夏祭りのお知らせと花火大会', ['花火', 'お知らせ', '花火大会', '大会']],
  ['İstanbul gecesi', ['istanbul', 'ISTANBUL']],
  ['한강불꽃축제 안내', ['불꽃', '축제']],
  ['ประกาศงานลอยกระทง', ['ลอยกระทง', 'งาน']],
  ['Ночь на Ёлке', ['елке', 'НОЧЬ']],
];

describe.each(TITLES)('%s', (title, searches) => {
  beforeAll(async () => {
    await room.publish({ title, body: textOf(`Text of ${title}.`) });
    await calendar.publish({ title, audience: { kind: 'everyone' } });
    const content = textOf(`R${100 + TITLES.findIndex(([one]) => one === title)} ${title}.`).content;
    const body = { title, published: true, body: { type: 'doc', content } };
    expect((await api.call('POST /api/docs', { token: room.editor, body })).status).toBe(201);
    await market.property('selma', { title });
    await office.form({ title });
  });

  it('is found in every area, by visitors and members', async () => {
    for (const q of searches) {
      for (const kind of ['article', 'event', 'doc', 'property', 'form'] as const)
        expect(await search(kind, q, owner), `${kind} ${q}`).toContain(title);
      for (const kind of ['event', 'doc'] as const)
        expect(await search(kind, q), `${kind} ${q}`).toContain(title);
      expect(JSON.stringify(await search('rule', q)), q).toContain(title);
    }
  });

  it('is found in the lists of each area, with the match marked', async () => {
    for (const q of searches) {
      const found = await list('/api/articles', q, room.reader);
      expect(found, q).toContainEqual(expect.objectContaining({ title }));
      expect(await list('/api/articles/desk?scope=all', q, room.editor), q).toContainEqual(
        expect.objectContaining({ title }),
      );
      expect(await list('/api/properties', q, market.buyer), q).toContainEqual(
        expect.objectContaining({ title }),
      );
      const docs = await list('/api/docs/search', q, room.reader);
      const page = docs.find((doc) => doc.title === title) as { highlight: string[] } | undefined;
      expect(page?.highlight.length, q).toBeGreaterThan(1);
    }
  });
});

it('marks matches in other spellings', async () => {
  const [article] = await list('/api/articles', 'mueller', room.reader);
  expect((article as { highlight: string[] }).highlight.filter((_, at) => at % 2 === 1)).toContain('Müller');
  const { groups } = await get('/api/search?q=mueller&kinds=article', room.reader);
  expect(groups[0]?.items[0]?.excerpt?.filter((_, at) => at % 2 === 1)).toContain('Müller');
});

it('finds words by stemming', async () => {
  await room.publish({ title: 'Rescued values', body: textOf('Fire and rescue issued shoes to heroes.') });
  for (const q of ['rescue', 'value', 'shoe', 'hero', 'issue', '"fire and rescue"'])
    expect(await list('/api/articles', q, room.reader), q).toContainEqual(
      expect.objectContaining({ title: 'Rescued values' }),
    );
});

describe('people', () => {
  const NAME = 'Jürgen Müßig-Çelik';
  const WAYS = ['juergen', 'jurgen', 'JÜRGEN', 'muessig', 'mussig', 'celik', '@harbour.hand', 'harbour.hand'];
  const ADDRESSES = ['https://city.test/members/Harbour.Hand', 'city.test/members/harbour.hand?tab=news'];
  let id: string;
  beforeAll(async () => {
    const token = await api.as('jurgen');
    await api.call('GET /api/users/me', { token });
    await api.database.sql(
      `UPDATE users SET full_name = $1, username = 'harbour.hand' WHERE id = 'auth0|jurgen'`,
      [NAME],
    );
    id = 'auth0|jurgen';
    const form = await office.form({ title: 'Pilots' });
    await office.handedIn(token, form.slug);
    await room.begin(room.author, { title: 'Written by another' });
    await api.database.sql(`UPDATE articles SET author_id = $1 WHERE title = 'Written by another'`, [id]);
    await approved(api, 'jurgen', {});
  });

  it.each([...WAYS, ...ADDRESSES])('are found by %s in each list and selection of members', async (typed) => {
    expect(await list('/api/users', typed, owner)).toMatchObject([{ id }]);
    expect(await list('/api/users/names', typed, room.author)).toMatchObject([{ fullName: NAME }]);
    expect(await list('/api/events/host-candidates', typed, calendar.member)).toMatchObject([
      { fullName: NAME },
    ]);
    expect(await list('/api/comments/mentionable', typed, calendar.member)).toMatchObject([
      { fullName: NAME },
    ]);
    expect(await list('/api/streamers', typed, owner)).toMatchObject([{ person: { fullName: NAME } }]);
    expect(await list('/api/articles/desk?scope=all', typed, owner)).toMatchObject([
      { title: 'Written by another' },
    ]);
    for (const kind of ['member', 'stream'] as const) expect(await search(kind, typed), kind).toEqual([NAME]);
  });

  it.each(['juergen', 'jurg', 'Jürgen', '@harbour.hand', 'harbour', ...ADDRESSES])(
    'are found by the prefix %s among applicants',
    async (typed) => {
      expect(await list('/api/reviews', typed, office.ines)).toMatchObject([
        { applicant: { fullName: NAME } },
      ]);
      expect(await search('review', typed, office.ines)).toEqual([NAME]);
    },
  );

  it('update their names in the queue', async () => {
    await api.database.sql(`UPDATE users SET full_name = 'Åse Bø' WHERE id = $1`, [id]);
    expect(await list('/api/reviews', 'ase b', office.ines)).toHaveLength(1);
    await api.database.sql('UPDATE users SET full_name = $2 WHERE id = $1', [id, NAME]);
  });

  it('are found as owners of properties by handle, @handle or address', async () => {
    const owners = ['@Harbour.Hand', 'https://city.test/members/harbour.hand'];
    for (const [at, typed] of owners.entries()) {
      await market.property(typed, { code: `HH-${at + 101}`, title: `House ${at}` });
      const [row] = await api.database.sql(`SELECT owner_id FROM properties WHERE code = $1`, [
        `HH-${at + 101}`,
      ]);
      expect(row).toEqual({ owner_id: id });
    }
  });

  it('are found in the log by handle and by name', async () => {
    await api.database.sql(
      `INSERT INTO audit_entries (action, actor, target) VALUES ('profile.updated', $1, $2)`,
      [
        JSON.stringify({ id, fullName: NAME, username: 'harbour.hand' }),
        JSON.stringify({ type: 'user', id, label: NAME }),
      ],
    );
    for (const typed of ['@harbour.hand', ...ADDRESSES])
      expect(await list('/api/audit', typed, owner, 'actor')).not.toEqual([]);
    for (const typed of ['jürgen müssig-celik', 'JUERGEN MUESSIG-CELIK'])
      expect(await list('/api/audit', typed, owner, 'target')).not.toEqual([]);
  });
});

describe('a search in large tables', () => {
  /** Returns the query plan of a condition on a table. */
  async function planOf(table: SQL, which: SQL): Promise<string> {
    const database = api.get(Database);
    // As in a real search: an index is used wherever one fits the condition.
    const { rows } = await database.readWithin(10_000, () =>
      database.queries.execute<{ 'QUERY PLAN': string }>(sql`EXPLAIN SELECT 1 FROM ${table} WHERE ${which}`),
    );
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  }
  beforeAll(async () => {
    await api.database.sql(
      `INSERT INTO users (id, email, full_name, username)
       SELECT 'many|' || n, 'm' || n || '@example.com', 'Mémber ' || md5(n::text), 'many' || n FROM generate_series(1, 20000) AS n`,
    );
    await api.database.sql(
      `INSERT INTO audit_entries (action, target)
       SELECT 'profile.updated', jsonb_build_object('type', 'user', 'id', n, 'label', 'Label ' || n) FROM generate_series(1, 20000) AS n`,
    );
    await api.database.sql(
      `INSERT INTO articles (id, slug, title, body, body_text, category, state, published_at)
       SELECT gen_random_uuid(), 'many-' || n, 'Title ' || md5(n::text), '{}', 'Text', 'city', 'published', now() FROM generate_series(1, 20000) AS n`,
    );
    // Pending entries of an index make it expensive to read.
    for (const table of ['users', 'articles', 'audit_entries'])
      await api.database.sql(`VACUUM ANALYZE ${table}`);
  });

  it.each(['mueller', '花火', 'Jürgen', 'harbour.hand'])(
    'finds members by %s with an index',
    async (typed) => {
      expect(await planOf(sql`${users}`, holds(users.nameForm, typed))).toContain('users_by_name_form');
      expect(await planOf(sql`${users}`, holds(users.searchText, typed))).toContain('users_by_search_text');
      const { word } = patternsOf(typed);
      expect(await planOf(sql`${users}`, likeAny(users.nameForm, word))).toContain('users_by_name_form');
    },
  );

  it('finds words with an index', async () => {
    const isPublished = sql`${articles.state} = 'published'`;
    for (const typed of ['müller', '花火大会']) {
      const query = wordsQuery(typed);
      expect(
        await planOf(sql`${articles}`, sql`${isPublished} AND ${articles.search} @@ ${query}`),
      ).toContain('articles_by_words');
      const titled = sql`${isPublished} AND to_tsvector('english', search_form(${articles.title})) @@ ${query}`;
      expect(await planOf(sql`${articles}`, titled)).toContain('articles_by_title');
    }
  });

  it('finds entries of the log by name with an index', async () => {
    const label = sql`search_key(${auditEntries.target}->>'label') = 'label 7'`;
    expect(await planOf(sql`${auditEntries}`, label)).toContain('audit_entries_by_label');
  });
});
