import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type Answers,
  articleFieldsSchema,
  CITY_DISTRICTS,
  type CityDistrict,
  checkAnswers,
  type FormDefinition,
  LISTING_STATES,
  type ListingState,
  localize,
  SUBMISSION_STATES,
  siteConfigurationSchema,
} from '@boardwalk/contracts';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startTestApi, type TestApi } from '../../test/test-api.ts';
import { createEmptyDatabase, type TestDatabase } from '../../test/test-database.ts';
import { TestIssuer } from '../../test/test-issuer.ts';
import { SettlementsRepository } from '../modules/estate/settlements/settlements.repository.ts';
import { WhitelistService } from '../modules/identities/whitelist/whitelist.service.ts';
import { MediaService } from '../modules/media/media.service.ts';
import { readArticles } from './content/articles.ts';
import { removeDemo } from './remove-demo.ts';

const folder = mkdtempSync(join(tmpdir(), 'boardwalk-demo-'));
let database: TestDatabase;
let issuer: TestIssuer;
let apis: TestApi[];
beforeAll(async () => {
  database = await createEmptyDatabase();
  issuer = await TestIssuer.start();
  // A local site opens when only the first pictures are rendered.
  writeFileSync(join(folder, 'pending'), '');
  writeFileSync(join(folder, 'index.json'), '{}');
  const environment = { DEMO_DATA: 'on', ARTWORK_DIR: folder, MEDIA_DIR: join(folder, 'media') };
  // Two processes of a new installation start simultaneously.
  apis = await Promise.all([1, 2].map(() => startTestApi({ database, issuer, environment })));
});
afterAll(async () => {
  for (const api of apis) await api.stop();
  await issuer.stop();
  await database.drop();
  rmSync(folder, { recursive: true });
});

/** Writes drawings like the artwork build. */
function drawPictures(): void {
  const file = (width: number, format: string) => {
    writeFileSync(join(folder, `${width}.${format}`), `${format} ${width}`);
    return { width, format, file: `${width}.${format}` };
  };
  const files = [file(320, 'webp'), file(1440, 'webp'), file(1440, 'jpg')];
  const index = {
    'cover-courthouse': { width: 1440, height: 810, alt: 'Steps in the water', files },
    'property-houseboat-1': { width: 1440, height: 960, alt: 'A long boat', files },
    'interior-cabin': { width: 1440, height: 960, alt: 'A bunk and a stove', files },
    hero: { files: [] },
  };
  writeFileSync(join(folder, 'index.json'), JSON.stringify(index));
}

const count = async (table: string, where = 'true') =>
  (await database.sql<{ count: number }>(`SELECT count(*)::int FROM ${table} WHERE ${where}`))[0]?.count;
const call = (endpoint: string, token?: string) => apis[0]?.call(endpoint, { ...(token && { token }) });

it('adds the pictures once all of them are rendered', async () => {
  expect(await count('media')).toBe(0);
  drawPictures();
  rmSync(join(folder, 'pending'));
  await vi.waitFor(
    async () => expect(await count('media_uses', `owner_kind = 'property'`)).toBeGreaterThan(0),
    15_000,
  );
}, 20_000);

it('seeds the demo community once', async () => {
  expect(await count('users', 'demo')).toBe(62);
  expect(await count('users', 'NOT demo')).toBe(0);
  expect(await count('feed_items')).toBe(14);
  expect(await count('feed_items', 'pin_slot IS NOT NULL')).toBeLessThanOrEqual(3);
  expect(await count('audit_entries')).toBeGreaterThanOrEqual(40);
  expect(await count('articles', 'demo')).toBe(readArticles().length);
  expect(await count('article_slugs')).toBe(readArticles().length);
});

it('contains articles in every state, with links from the strip', async () => {
  const stages = await database.sql('SELECT state, count(*)::int AS n FROM articles GROUP BY 1 ORDER BY 1');
  expect(Object.fromEntries(stages.map(({ state, n }) => [state, n]))).toEqual({
    draft: 2,
    in_review: 1,
    published: 9,
    scheduled: 1,
  });
  expect(await count('articles', `state = 'scheduled' AND publish_at > now() + interval '2 days'`)).toBe(1);
  const leading = `kind = 'news' AND source IS NOT NULL AND
    EXISTS (SELECT 1 FROM articles WHERE state = 'published' AND href = '/news/' || slug AND source = 'article:' || articles.id)`;
  expect(await count('feed_items', `kind = 'news'`)).toBe(await count('feed_items', leading));
});

it.each(readArticles().map((article) => [article.title, article] as const))(
  'contains only texts that the site accepts: %s',
  (_, article) => {
    const { title, summary, category, tags, body } = article;
    const fields = { title, summary, category, tags, body, cover: null, commentsOpen: true };
    expect(articleFieldsSchema.parse(fields)).toEqual(fields);
  },
);

it('uses existing drawings as covers, from the media library', async () => {
  const [article] = await database.sql<{ cover_media_id: string }>(
    `SELECT * FROM articles WHERE cover_media_id IS NOT NULL`,
  );
  expect(article).toMatchObject({
    title: 'Courthouse reopens after the flood',
    cover_alt: 'Steps in the water',
    cover: { width: 1440, height: 810, focus: { x: 0.5, y: 0.5 } },
    version: 1,
  });
  // The article, an event with the same cover, and the date with it among its photos.
  expect(await count('media_uses', `owner_kind <> 'property'`)).toBe(3);
  const answer = await apis[0]?.call(`GET /api/media/${article?.cover_media_id}?w=200`, {
    headers: { accept: 'image/webp' },
  });
  expect([answer?.headers.get('content-type'), answer?.body]).toEqual(['image/webp', 'webp 320']);
});

it('shows each existing drawing of a property in all matching ones, from the library', async () => {
  expect(await count('media', 'demo')).toBe(3);
  const shown = await database.sql<{ type: string; code: string; images: { alt: string }[] }>(
    `SELECT type, code, images FROM properties WHERE images <> '[]' ORDER BY code`,
  );
  expect(new Set(shown.map(({ type }) => type))).toEqual(new Set(['houseboat']));
  expect(shown.find(({ code }) => code === 'LQ-114')?.images).toMatchObject([
    { alt: 'A long boat', width: 1440, height: 960, focus: { x: 0.5, y: 0.6 } },
    { alt: 'A bunk and a stove', focus: { x: 0.5, y: 0.5 } },
  ]);
  const pictures = shown.flatMap(({ images }) => images);
  expect(pictures.length).toBeGreaterThan(6);
  expect(await count('media_uses', `owner_kind = 'property'`)).toBe(pictures.length);
});

it('notifies its accounts of what concerns them, the newest unread, and never of their own actions', async () => {
  const told = (which: string) =>
    count(
      'notifications n JOIN notification_events e ON e.id = n.event_id JOIN users u ON u.id = n.user_id',
      which,
    );
  expect(await told(`u.id = 'auth0|member' AND n.read_at IS NULL`)).toBeGreaterThan(0);
  expect(await told(`u.id = 'auth0|member' AND n.read_at IS NOT NULL`)).toBeGreaterThan(0);
  expect(await told(`u.id = 'auth0|editor' AND e.type = 'article.submitted'`)).toBe(1);
  expect(await told(`u.id = 'auth0|author' AND e.type = 'article.released'`)).toBe(1);
  expect(await told(`n.user_id = e.actor_id OR u.id LIKE 'auth0|demo-%'`)).toBe(0);
  expect(
    await told('n.created_at > now() OR n.read_at > now() OR NOT e.demo OR e.fanout_ended_at IS NULL'),
  ).toBe(0);
});

it('is dated relative to the time of seeding', async () => {
  expect(
    await count('users', 'created_at > now() OR last_seen_at > now() OR created_at > last_seen_at'),
  ).toBe(0);
  expect(await count('users', `created_at < now() - interval '700 days'`)).toBeGreaterThan(0);
  expect(await count('feed_items', 'published_at > now()')).toBe(0);
  expect(
    await count('articles', 'published_at > now() OR created_at > updated_at OR updated_at > now()'),
  ).toBe(0);
});

it('gives accounts the roles of the identity provider and of the site', async () => {
  const rows = await database.sql(
    `SELECT user_id, string_agg(role || ' ' || source, ', ' ORDER BY role) AS held FROM role_assignments
     WHERE user_id NOT LIKE 'auth0|demo-%' GROUP BY 1 ORDER BY 1`,
  );
  expect(Object.fromEntries(rows.map(({ user_id, held }) => [String(user_id).slice(6), held]))).toEqual({
    ...Object.fromEntries(
      ['owner', 'admin', 'staff', 'moderator', 'editor', 'author', 'helper'].map((name) => [
        name,
        `${name.toUpperCase()} identity`,
      ]),
    ),
    member: 'WHITELISTED site',
    streamer: 'STREAMER site, WHITELISTED site',
  });
});

it('contains the site configuration of the community', async () => {
  const site = siteConfigurationSchema.parse((await call('GET /api/site'))?.body);
  expect(site).toMatchObject({ name: 'Meridian RP', city: 'Meridian', demo: true, jobPaths: '25+' });
  expect(
    Object.values(site.stats).map(({ label, value }) => `${localize(label, 'en')} ${localize(value, 'en')}`),
  ).toEqual(['Guilds 125+', 'Regions 8', 'Daily Players 5,600+']);
  expect(site.navigation.main.map(({ to }) => to)).toEqual([
    '/',
    '/streaming',
    '/events',
    '/about',
    '/docs',
    '/news',
    '/zustand-demo',
  ]);
});

it('contains three forms with valid applications in every state', async () => {
  expect(await count('forms', `demo AND state = 'open'`)).toBe(3);
  const states = await database.sql<{ state: string }>('SELECT DISTINCT state FROM submissions WHERE demo');
  expect(states.map(({ state }) => state).toSorted()).toEqual(SUBMISSION_STATES.toSorted());
  const rows = await database.sql<{ definition: FormDefinition; answers: Answers; state: string }>(
    `SELECT v.definition, s.answers, s.state FROM submissions s
     JOIN form_versions v ON v.form_id = s.form_id AND v.number = s.form_version WHERE s.submitted_at IS NOT NULL`,
  );
  for (const { definition, answers, state } of rows.filter((row) => row.state !== 'withdrawn'))
    expect([state, ...checkAnswers(definition.fields, answers, { whole: true })]).toEqual([state]);
  // Questions cite rules of the docs.
  const cited = JSON.stringify(rows.map(({ definition }) => definition)).match(/R\d\.\d/g) ?? [];
  const known = (await database.sql<{ id: string }>('SELECT id FROM doc_rules')).map(({ id }) => id);
  expect(known).toEqual(expect.arrayContaining([...new Set(cited)]));
  expect(await count('submissions', 'updated_at > now() OR created_at > updated_at')).toBe(0);
  // Approved applicants have the approval's role, and an open application has none.
  const approved = `FROM submissions s JOIN forms f ON f.id = s.form_id WHERE f.kind = 'whitelist' AND s.state`;
  const holds = `EXISTS (SELECT 1 FROM role_assignments r WHERE r.user_id = s.applicant_id AND r.role = 'WHITELISTED')`;
  expect(await database.sql(`SELECT 1 ${approved} = 'approved' AND NOT ${holds}`)).toEqual([]);
  expect(await database.sql(`SELECT 1 ${approved} <> 'approved' AND ${holds}`)).toEqual([]);
});

it('contains six streamers with schedules in the community’s zone, one live, one applicant and one suspended', async () => {
  const states = await database.sql('SELECT state, count(*)::int AS n FROM streamers GROUP BY 1 ORDER BY 1');
  expect(states).toEqual([
    { state: 'applied', n: 1 },
    { state: 'approved', n: 6 },
    { state: 'suspended', n: 1 },
  ]);
  // Exactly the streamers have the role.
  const role = `SELECT user_id FROM role_assignments WHERE role = 'STREAMER' ORDER BY 1`;
  expect(await database.sql(role)).toEqual(
    await database.sql(`SELECT member_id AS user_id FROM streamers WHERE state = 'approved' ORDER BY 1`),
  );
  const { items, related, facets } = (await apis[0]?.call('GET /api/streams'))?.body ?? {};
  expect(items).toMatchObject([{ platform: 'hls', channel: '/demo/stream/main.m3u8', viewers: null }]);
  expect(related?.every(({ next }) => next !== null)).toBe(true);
  expect(facets?.platforms.toSorted()).toEqual(['hls', 'kick', 'twitch', 'youtube']);
  const [from, to] = [new Date(), new Date(Date.now() + 7 * 86_400_000)].map((at) => at.toISOString());
  const week = await apis[0]?.call(
    `GET /api/streams/schedule?from=${from}&to=${to}` as 'GET /api/streams/schedule',
  );
  expect(new Set(week?.body.items.map(({ zone }) => zone))).toEqual(new Set(['Europe/Berlin']));
  expect(new Set(week?.body.items.map(({ person }) => person.username)).size).toBe(6);
  expect(await count('stream_sessions', 'started_at > now() OR ended_at < started_at')).toBe(0);
  expect(await count('stream_slots', `zone = 'UTC'`)).toBe(0);
  expect(await count('stream_figures')).toBeGreaterThan(100);
  const own = await issuer.token('auth0|streamer', {
    claims: { name: 'Dex', email: 'streamer@meridian.test' },
  });
  const { streamer } = (await apis[0]?.call('GET /api/streams/me', { token: own }))?.body ?? {};
  expect(streamer).toMatchObject({ platform: 'twitch', liveBy: 'switch', may: { goLive: true } });
});

it('contains events in every state, a series, a running one, a full one, and past ones with photos', async () => {
  const states = await database.sql('SELECT state, count(*)::int AS n FROM events GROUP BY 1 ORDER BY 1');
  expect(states).toEqual([
    { state: 'cancelled', n: 1 },
    { state: 'draft', n: 3 },
    { state: 'pending', n: 2 },
    { state: 'published', n: 21 },
  ]);
  const upcoming = (await apis[0]?.call('GET /api/events/upcoming'))?.body.items ?? [];
  expect(upcoming[0]).toMatchObject({ title: 'Night market on the Promenade', audience: 'everyone' });
  expect(Date.parse(upcoming[0]?.startsAt ?? '')).toBeLessThan(Date.now());
  expect(await count('event_occurrences', 'capacity = going AND waiting = 4')).toBe(1);
  const past = await database.sql(
    'SELECT 1 FROM event_occurrences WHERE ends_at < now() AND recap_article_id IS NOT NULL',
  );
  expect(past.length).toBeGreaterThanOrEqual(4);
  expect(await count('event_rsvps', 'attended_at IS NOT NULL')).toBeGreaterThan(80);
  // Members with a closed account are in no guest list, so they must not be counted.
  const closed = `user_id IN (SELECT id FROM users WHERE account_state IN ('suspended', 'banned'))`;
  expect(await count('event_rsvps', closed)).toBe(0);
  const signedIn = async (name: string) => {
    const token = await issuer.token(`auth0|${name}`, { claims: { name, email: `${name}@meridian.test` } });
    const of = async (part: string) =>
      (await apis[0]?.call(`GET /api/events/mine?part=${part}` as 'GET /api/events/mine', { token }))?.body
        .items ?? [];
    return { going: await of('going'), hosting: await of('hosting') };
  };
  const member = await signedIn('member');
  expect(member.going.map(({ title, answer }) => [title, answer])).toEqual([
    ['Lantern night', 'going'],
    ['Dinner at the Salt Cellar', 'waitlisted'],
  ]);
  expect(new Set(member.hosting.map(({ title }) => title))).toEqual(new Set(['Net-mending for beginners']));
  expect(await signedIn('newcomer')).toEqual({ going: [], hosting: [] });
});

it('contains a city of 120 properties, with every kind of listing and a balanced ledger', async () => {
  const districts = await database.sql<{ district: CityDistrict; n: number }>(
    'SELECT district, count(*)::int AS n FROM properties GROUP BY 1',
  );
  expect(districts.map(({ district }) => district).sort()).toEqual([...CITY_DISTRICTS].sort());
  expect(new Set(districts.map(({ n }) => n))).toEqual(new Set([15]));
  const listings = await database.sql<{ state: ListingState }>('SELECT DISTINCT state FROM listings');
  expect(listings.map(({ state }) => state).sort()).toEqual([...LISTING_STATES].sort());
  const auctions = `kind = 'auction' AND state = 'active' AND ends_at > now()`;
  expect(await count('listings', auctions)).toBe(8);
  expect(await count('listings', `${auctions} AND bids > 0`)).toBe(6);
  // The denormalized columns match the open listing.
  const same = `EXISTS (SELECT 1 FROM listings l WHERE l.property_id = properties.id AND l.state IN ('active', 'reserved') AND l.kind = offered_as AND l.price = properties.price)`;
  expect(await count('properties', `(offered_as IS NOT NULL) <> ${same}`)).toBe(0);
  expect(await count('properties', 'is_let')).toBe(await count('tenancies', `state = 'active'`));
  // Each owner is the last buyer.
  const last = `(SELECT to_id FROM property_events e WHERE e.property_id = properties.id AND kind = 'sold' ORDER BY at DESC LIMIT 1)`;
  expect(await count('properties', `owner_id IS DISTINCT FROM ${last}`)).toBe(0);
  const ledger = await apis[0]?.get(SettlementsRepository).checkLedger();
  expect(ledger).toMatchObject({
    unbalanced: 0,
    settlements: await count('settlements', `state = 'confirmed'`),
  });
  expect(ledger?.paid).toBe(ledger?.received);
  expect(await count('inbox_items', `kind IN ('settlement', 'property-offer', 'property-inquiry')`)).toBe(4);
});

it('admits whitelisted members to its game server', async () => {
  const listed = `SELECT user_id FROM role_assignments WHERE role = 'WHITELISTED' ORDER BY user_id`;
  const joining = 'SELECT user_id FROM whitelist_entries WHERE allowed ORDER BY user_id';
  expect(await database.sql(joining)).toEqual(await database.sql(listed));
  const { seq } = (await apis[0]?.get(WhitelistService).allowed()) ?? {};
  // The seeded entries match the members, so that there are no further changes.
  await apis[0]?.get(WhitelistService).catchUp();
  expect((await apis[0]?.get(WhitelistService).allowed())?.seq).toBe(seq);
});

it('is removed with one command, which keeps what real members made', async () => {
  const token = await issuer.token('auth0|real', {
    roles: ['OWNER'],
    claims: { name: 'Real', email: 'r@example.com' },
  });
  await call('GET /api/users/me', token);
  await apis[0]?.call('POST /api/roles', { token, body: { userId: 'auth0|real', role: 'HELPER' } });
  await call('POST /api/forms/application/submissions', token);
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const { removed, waitsForOwner } = await removeDemo(drizzle({ client }));
  await client.end();
  expect(removed).toMatchObject({ users: 62, feedItems: 14, articles: readArticles().length });
  expect([waitsForOwner, await count('site_claims')]).toEqual([false, 0]);
  for (const table of [
    'article_slugs',
    'article_revisions',
    'article_tags',
    'notification_events',
    'notifications',
    'streamers',
    'stream_slots',
    'stream_sessions',
    'stream_figures',
    'stream_follows',
    'stream_reports',
    'events',
    'event_occurrences',
    'event_rsvps',
    'event_hosts',
    'properties',
    'property_events',
    'listings',
    'bids',
    'offers',
    'viewings',
    'inquiries',
    'tenancies',
    'settlements',
    'ledger_lines',
    'saved_searches',
    'game_keys',
    'identities',
    'whitelisted_members',
    'whitelist_entries',
  ])
    expect(await count(table)).toBe(0);
  expect(await count('media_uses')).toBe(0);
  expect(await apis[0]?.get(MediaService).clean()).toBe(3);
  expect(readdirSync(join(folder, 'media'))).toEqual([]);
  expect(await count('users')).toBe(1);
  // Submissions of real members stay, with their form.
  expect(await database.sql('SELECT applicant_id FROM submissions')).toEqual([
    { applicant_id: 'auth0|real' },
  ]);
  expect(await database.sql('SELECT slug, demo FROM forms')).toEqual([{ slug: 'whitelist', demo: false }]);
  expect(await count('interview_slots')).toBe(0);
  expect(await count('role_assignments')).toBe(2);
  expect(await count('audit_entries')).toBe(3);
  expect(await count('site_configuration', `configuration->>'demo' = 'false'`)).toBe(1);
});

it('stays removed after the next start', async () => {
  const again = await startTestApi({ database, issuer, environment: { DEMO_DATA: 'on' } });
  await again.stop();
  expect(await count('users')).toBe(1);
});
