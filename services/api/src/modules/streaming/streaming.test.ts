import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RACERS, raceOn } from '../../../test/race.ts';
import { expectError, startTestApi, type TestApi } from '../../../test/test-api.ts';
import { listen } from '../../../test/test-events.ts';
import { inboxAfterFanout, untilFannedOut } from '../../../test/test-notifications.ts';
import { application, applied, approved, decide } from '../../../test/test-streamers.ts';
import { RowRetentionService } from '../../platform/retention/row-retention.service.ts';
import { FanoutService } from '../notifications/fanout.service.ts';
import { StreamSessionsService } from './sessions/stream-sessions.service.ts';

let api: TestApi;
let other: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  other = await startTestApi({ database: api.database, issuer: api.issuer });
  await api.call('GET /api/users/me', { token: await api.as('chief', 'STAFF') });
});
afterAll(async () => {
  await other.stop();
  await api.stop();
});

const goLive = (token: string, title = 'Night shift', on = api) =>
  on.call('POST /api/streams/me/live', { token, body: { title } });
const end = (token: string) => api.call('DELETE /api/streams/me/live', { token });
const follow = async (name: string, username: string) => {
  const token = await api.as(name);
  expect((await api.call(`PUT /api/streams/${username}/follow`, { token })).status).toBe(204);
  return token;
};
const toldOf = async (token: string) =>
  (await inboxAfterFanout(api, token)).filter(({ type }) => type === 'stream.live');
const sessionsOf = (name: string) =>
  api.database.sql(
    `SELECT s.* FROM stream_sessions s JOIN streamers r ON r.id = s.streamer_id WHERE r.member_id = $1 ORDER BY started_at`,
    [`auth0|${name}`],
  );
const staffInbox = async (kind: string) =>
  (
    await api.call(`GET /api/inbox?limit=100&kind=${kind}` as 'GET /api/inbox', {
      token: await api.as('chief', 'STAFF'),
    })
  ).body.items;

describe('an application as a streamer', () => {
  it('is listed in the inbox of the staff, and grants the role once it is approved', async () => {
    const { own, token } = await applied(api, 'ann');
    expect(own).toMatchObject({
      state: 'applied',
      liveBy: 'switch',
      may: { goLive: false, edit: true, leave: true },
    });
    const [item] = await staffInbox('stream-application');
    expect(item).toMatchObject({
      about: { username: 'ann' },
      href: '/stream/manage?who=ann',
      note: 'Every Thursday.',
    });
    expectError(await api.call('GET /api/streams/ann'), 404, 'STREAMER_NOT_FOUND');
    await decide(api, 'approve', own);
    expect(await staffInbox('stream-application')).toEqual([]);
    const me = await api.call('GET /api/users/me', { token });
    expect(me.body.roles).toContain('STREAMER');
    expect((await api.call('GET /api/streams/ann')).body).toMatchObject({
      streamer: { person: { username: 'ann' }, characters: ['Dex'], followers: 0 },
      live: null,
      last: null,
      following: null,
    });
    expect((await inboxAfterFanout(api, token)).map(({ type }) => type)).toContain('stream.approved');
  });

  it('is possible once, and not with another member’s channel, also with concurrent requests', async () => {
    const { token } = await applied(api, 'ben');
    expectError(
      await api.call('POST /api/streams/me', { token, body: application({ channel: '/x.m3u8' }) }),
      409,
      'STREAMER_EXISTS',
    );
    const body = application({ platform: 'kick', channel: 'https://kick.com/Shared', characters: ['Kim'] });
    const racers = await Promise.all(['r1', 'r2', 'r3', 'r4'].map((name) => api.as(name)));
    for (const racer of racers) await api.call('GET /api/users/me', { token: racer });
    const answers = await Promise.all(
      racers.map((racer) => api.call('POST /api/streams/me', { token: racer, body })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
    expect(answers.find(({ status }) => status === 201)?.body).toMatchObject({ channel: 'shared' });
    for (const answer of answers.filter(({ status }) => status === 409))
      expectError(answer, 409, 'STREAM_CHANNEL_TAKEN');
  });

  it.each([
    [{ platform: 'youtube', channel: 'dex' }, 'body.channel'],
    [{ channel: 'http://plain.test/a.m3u8' }, 'body.channel'],
    [{ channel: 'https://u:p@host.test/a.m3u8' }, 'body.channel'],
    [{ characters: ['Dex', 'dex'] }, 'body.characters'],
    [{ language: 'English' }, 'body.language'],
  ] as const)('is rejected with %j', async (fields, path) => {
    const token = await api.as('cleo');
    const answer = await api.call('POST /api/streams/me', { token, body: { ...application(), ...fields } });
    expect(expectError(answer, 422, 'INPUT_INVALID').details?.fields?.map((field) => field.path)).toContain(
      path,
    );
  });

  it('can be declined with a reason, and repeated', async () => {
    const { own, token } = await applied(api, 'dora');
    await decide(api, 'retire', own, 'No microphone.');
    const mine = (await api.call('GET /api/streams/me', { token })).body.streamer;
    expect(mine).toMatchObject({
      state: 'retired',
      reason: 'No microphone.',
      may: { applyAgain: true, edit: false },
    });
    const again = await api.call('POST /api/streams/me', {
      token,
      body: application({ channel: '/demo/dora.m3u8' }),
    });
    expect(again.body).toMatchObject({ state: 'applied', reason: '' });
    expect(await staffInbox('stream-application')).toContainEqual(
      expect.objectContaining({ title: 'Dora Tester' }),
    );
  });
});

describe('decisions of the staff', () => {
  it('end the live stream, hide everything, revoke the role, and are reverted by a restoration', async () => {
    const { token, own } = await approved(api, 'eve');
    await goLive(token);
    const suspended = await decide(api, 'suspend', own, 'Slurs on air.');
    expect(suspended).toMatchObject({
      state: 'suspended',
      live: false,
      may: { restore: true, approve: false },
    });
    expectError(await api.call('GET /api/streams/eve'), 404, 'STREAMER_NOT_FOUND');
    expectError(await goLive(token), 409, 'STREAMER_STATE_REFUSED');
    expect((await api.call('GET /api/users/me', { token })).body.roles).not.toContain('STREAMER');
    await decide(api, 'restore', suspended);
    expect((await api.call('GET /api/streams/eve')).body.last).toMatchObject({
      state: 'ended',
      title: 'Night shift',
    });
    const log = await api.call('GET /api/audit?limit=100', { token: await api.as('boss', 'OWNER') });
    expect(
      log.body.items.filter(({ target }) => target.id === 'auth0|eve').map(({ action }) => action),
    ).toEqual(
      expect.arrayContaining([
        'streamer.approved',
        'streamer.suspended',
        'streamer.restored',
        'role.removed',
      ]),
    );
  });

  it('are rejected for a stale version, in an invalid state, and about oneself', async () => {
    const chief = await api.as('chief', 'STAFF');
    const { own } = await approved(api, 'fay');
    const path = (action: string, id = own.id) =>
      `POST /api/streamers/${id}/${action}` as 'POST /api/streamers/:id/approve';
    const body = { reason: 'x', version: own.version };
    expectError(
      await api.call(path('suspend'), { token: chief, body: { ...body, version: 1 } }),
      409,
      'STREAMER_STALE',
    );
    expectError(await api.call(path('approve'), { token: chief, body }), 409, 'STREAMER_STATE_REFUSED');
    const self = await api.call('POST /api/streams/me', {
      token: chief,
      body: application({ channel: '/c.m3u8' }),
    });
    expectError(await api.call(path('approve', self.body.id), { token: chief, body }), 403, 'OWN_ACCOUNT');
  });

  it('list applications first, filtered by state, name and handle', async () => {
    const token = await api.as('chief', 'STAFF');
    const list = async (query: string) =>
      (await api.call(`GET /api/streamers?${query}` as 'GET /api/streamers', { token })).body.items;
    const all = await list('limit=100');
    const states = all.map(({ state }) => (state === 'applied' ? 1 : 0));
    expect(states).toEqual(states.toSorted((one, other) => other - one));
    expect((await list('who=eve')).map(({ person }) => person.username)).toEqual(['eve']);
    expect((await list('search=EV')).map(({ person }) => person.username)).toContain('eve');
    expect((await list('state=approved')).every(({ state }) => state === 'approved')).toBe(true);
    const [first, second] = [await list('limit=1'), await list('limit=2')];
    const page = await api.call('GET /api/streamers?limit=1', { token });
    const next = await list(`limit=1&cursor=${page.body.nextCursor}`);
    expect([first[0]?.id, next[0]?.id]).toEqual(second.map(({ id }) => id));
  });
});

describe('a stream', () => {
  it('is one session, one notification and one message, after two hundred simultaneous starts', {
    timeout: 60_000,
  }, async () => {
    const { token } = await approved(api, 'gus');
    const fan = await follow('fan', 'gus');
    const hearing = await listen(other, { topics: ['streams'] });
    const now = () => hearing.named('now') as { items: { username: string }[] }[];
    await expect.poll(() => now().length).toBe(1);
    const { answers, counts } = await raceOn([api, other], (on) => goLive(token, 'Night shift', on));
    expect(counts).toEqual({ 200: RACERS });
    expect(new Set(answers.map(({ body }) => (body as { id: string }).id)).size).toBe(1);
    expect(await sessionsOf('gus')).toHaveLength(1);
    const told = await toldOf(fan);
    expect(told).toMatchObject([
      { actor: { username: 'gus' }, facts: { title: 'Night shift' }, href: '/stream/gus' },
    ]);
    await expect
      .poll(() =>
        now()
          .at(-1)
          ?.items.map(({ username }) => username),
      )
      .toEqual(['gus']);
    expect(hearing.named('count').at(-1)).toEqual({ count: 1 });
    await end(token);
    await expect.poll(() => now().at(-1)?.items).toEqual([]);
    hearing.close();
  });

  it('resumes the same session within ten minutes without a notification, and later is a new one', async () => {
    const { token } = await approved(api, 'hal');
    const fan = await follow('halfan', 'hal');
    const first = (await goLive(token)).body.id;
    for (let turn = 0; turn < 5; turn += 1) {
      await end(token);
      expect((await goLive(token, 'Night shift, again')).body).toMatchObject({
        id: first,
        title: 'Night shift, again',
      });
    }
    expect(await toldOf(fan)).toHaveLength(1);
    await end(token);
    await api.database.sql(
      `UPDATE stream_sessions SET started_at = now() - interval '1 hour', ended_at = now() - interval '601 seconds' WHERE id = $1`,
      [first],
    );
    const second = (await goLive(token)).body.id;
    expect(second).not.toBe(first);
    expect(await toldOf(fan)).toHaveLength(2);
    expect((await sessionsOf('hal')).map(({ state }) => state)).toEqual(['ended', 'live']);
    await end(token);
  });

  it('is listed with its character, in the strip, and in the filters', async () => {
    const { token } = await approved(api, 'ida', {
      characters: ['Ida Vance', 'Rook'],
      tags: ['law'],
      language: 'de',
    });
    await goLive(token, 'Rook goes to court');
    const list = async (query: string) =>
      (await api.call(`GET /api/streams?${query}` as 'GET /api/streams')).body;
    const all = await list('');
    expect(all.items).toMatchObject([
      { person: { username: 'ida' }, character: 'Rook', viewers: null, tags: ['law'] },
    ]);
    expect(all.facets.characters).toContain('Rook');
    expect(all.facets.platforms).toContain('hls');
    expect(all.platforms.map(({ state }) => state)).toEqual(['switch', 'switch', 'switch', 'switch']);
    expect(all.related.map(({ person }) => person.username)).not.toContain('ida');
    for (const query of ['character=Rook', 'tag=law', 'language=de', 'platform=hls&tag=law'])
      expect((await list(query)).items).toHaveLength(1);
    for (const query of ['character=Ida%20Vance', 'tag=boats', 'language=en', 'platform=kick'])
      expect((await list(query)).items).toHaveLength(0);
    const feed = await api.call('GET /api/feed', { token: await api.as('chief', 'STAFF') });
    expect(feed.body.items).toContainEqual(
      expect.objectContaining({ kind: 'stream', title: 'Rook goes to court', href: '/stream/ida' }),
    );
    await end(token);
    const after = await api.call('GET /api/feed', { token: await api.as('chief', 'STAFF') });
    expect(after.body.items.filter(({ kind }) => kind === 'stream')).toEqual([]);
  });

  it('of a banned member is hidden everywhere', async () => {
    const { token } = await approved(api, 'jan');
    await goLive(token);
    await api.database.sql(`UPDATE users SET account_state = 'banned' WHERE id = 'auth0|jan'`);
    expect((await api.call('GET /api/streams')).body.items).toEqual([]);
    expectError(await api.call('GET /api/streams/jan'), 404, 'STREAMER_NOT_FOUND');
    await api.database.sql(`UPDATE users SET account_state = 'active' WHERE id = 'auth0|jan'`);
    expect((await api.call('GET /api/streams')).body.items).toHaveLength(1);
    await end(token);
  });

  it('that its streamer forgot ends after twelve hours', async () => {
    const { token } = await approved(api, 'kai');
    await goLive(token);
    await api.get(StreamSessionsService).endForgotten();
    expect((await sessionsOf('kai'))[0]?.state).toBe('live');
    await api.database.sql(
      `UPDATE stream_sessions SET started_at = now() - interval '13 hours' WHERE state = 'live'`,
    );
    await api.get(StreamSessionsService).endForgotten();
    expect((await sessionsOf('kai'))[0]?.state).toBe('ended');
  });

  it('has viewer numbers, retained for 30 days, with maximum, median and followers', async () => {
    const { token } = await approved(api, 'lea');
    const { id } = (await goLive(token)).body;
    await follow('newfan', 'lea');
    await api.database.sql(
      `INSERT INTO stream_figures SELECT $1, date_trunc('minute', now()) - make_interval(mins => n), n * 10 FROM generate_series(0, 4) n`,
      [id],
    );
    await end(token);
    const last = async () => (await api.call('GET /api/streams/me/sessions/last', { token })).body.session;
    expect(await last()).toMatchObject({ id, state: 'ended', peak: 40, median: 20, followersGained: 1 });
    expect((await last())?.points.map(({ viewers }) => viewers)).toEqual([40, 30, 20, 10, 0]);
    await api.get(RowRetentionService).deleteOld(new Date(Date.now() + 31 * 86_400_000));
    expect(await last()).toMatchObject({ points: [], peak: 40, median: 20 });
  });
});

describe('following', () => {
  it('counts once, excludes oneself, and is in both lists', async () => {
    const { token } = await approved(api, 'mia');
    const fan = await follow('milo', 'mia');
    await follow('milo', 'mia');
    expectError(await api.call('PUT /api/streams/mia/follow', { token }), 403, 'OWN_CHANNEL');
    expect((await api.call('GET /api/streams/mia', { token: fan })).body).toMatchObject({
      following: true,
      streamer: { followers: 1 },
    });
    expect((await api.call('GET /api/streams/following', { token: fan })).body.items).toMatchObject([
      { person: { username: 'mia' }, live: false },
    ]);
    expect((await api.call('GET /api/streams/me/followers', { token })).body).toMatchObject({
      total: 1,
      items: [{ person: { username: 'milo' } }],
      nextCursor: null,
    });
    expect((await api.call('DELETE /api/streams/mia/follow', { token: fan })).status).toBe(204);
    expect((await api.call('GET /api/streams/mia', { token: fan })).body.following).toBe(false);
  });

  it('notifies 2,000 followers once each, within a fifth of the time for 10,000, even when the job runs twice', {
    timeout: 60_000,
  }, async () => {
    const { token, own } = await approved(api, 'nia');
    await api.database.sql(
      `INSERT INTO users (id, email, full_name, username) SELECT 'auth0|crowd' || n, 'c' || n || '@example.com', 'C ' || n, 'crowd-' || n FROM generate_series(1, 3000) n`,
    );
    await api.database.sql(
      `INSERT INTO stream_follows (streamer_id, member_id) SELECT $1, 'auth0|crowd' || n FROM generate_series(1, 2000) n`,
      [own.id],
    );
    const began = Date.now();
    await goLive(token);
    await Promise.all([api.get(FanoutService).fanOutAll(), other.get(FanoutService).fanOutAll()]);
    await untilFannedOut(api);
    expect(Date.now() - began).toBeLessThan(6_000);
    await api.database.sql(
      `UPDATE notification_events SET fanout_ended_at = NULL, fanout_cursor = '' WHERE type = 'stream.live' AND actor_id = 'auth0|nia'`,
    );
    await untilFannedOut(api);
    const rows = await api.database.sql<{ n: number; members: number }>(
      `SELECT count(*)::int AS n, count(DISTINCT user_id)::int AS members FROM notifications n
       JOIN notification_events e ON e.id = n.event_id WHERE e.type = 'stream.live' AND e.actor_id = 'auth0|nia'`,
    );
    expect(rows).toEqual([{ n: 2_000, members: 2_000 }]);
    await end(token);
  });
});

describe('reports', () => {
  it('are one inbox item per streamer, one report per member, and settled together', async () => {
    const { own, token } = await approved(api, 'ola');
    const report = async (name: string, text: string) =>
      api.call('POST /api/streams/ola/report', {
        token: await api.as(name),
        body: { reason: 'rules', text },
      });
    expect((await report('pam', 'First.')).status).toBe(204);
    expect((await report('pam', 'Second.')).status).toBe(204);
    expect((await report('quin', 'Third.')).status).toBe(204);
    expectError(
      await api.call('POST /api/streams/ola/report', { token, body: { reason: 'other' } }),
      403,
      'OWN_CHANNEL',
    );
    expect(await staffInbox('stream-report')).toMatchObject([
      { count: 2, note: 'Third.', href: '/stream/manage?who=ola' },
    ]);
    const chief = await api.as('chief', 'STAFF');
    const [managed] = (await api.call('GET /api/streamers?who=ola', { token: chief })).body.items;
    expect(managed?.reports.map(({ text, by }) => [text, by?.username])).toEqual([
      ['Third.', 'quin'],
      ['Second.', 'pam'],
    ]);
    const dismissed = await decide(api, 'dismiss-reports', own);
    expect(dismissed).toMatchObject({ reports: [], may: { dismissReports: false } });
    expect(await staffInbox('stream-report')).toEqual([]);
  });
});

describe('a channel', () => {
  it('is changed based on the current version, and not while it is live', async () => {
    const { token, own } = await approved(api, 'rio');
    const change = (body: object) => api.call('PATCH /api/streams/me', { token, body });
    const changed = await change({ version: own.version, about: 'Ferries.' });
    expect(changed.body).toMatchObject({ about: 'Ferries.', version: own.version + 1 });
    expectError(await change({ version: own.version, about: 'Late.' }), 409, 'STREAMER_STALE');
    expectError(await change({ version: own.version + 1, platform: 'kick' }), 422, 'INPUT_INVALID');
    await goLive(token);
    const { version } = changed.body;
    expectError(await change({ version, platform: 'kick', channel: 'rio_live' }), 409, 'STREAM_IS_LIVE');
    await end(token);
    expect((await change({ version, platform: 'kick', channel: 'rio_live' })).body).toMatchObject({
      platform: 'kick',
      channel: 'rio_live',
      channelUrl: 'https://kick.com/rio_live',
      state: 'applied',
    });
    expect((await api.call('GET /api/streams/rio')).status).toBe(404);
    expect(await staffInbox('stream-application')).toContainEqual(
      expect.objectContaining({ about: expect.objectContaining({ username: 'rio' }) }),
    );
    expect((await api.call('GET /api/users/me', { token })).body.roles).toContain('STREAMER');
    const waiting = (await api.call('GET /api/streams/me', { token })).body.streamer;
    if (waiting) await decide(api, 'approve', waiting);
    expect((await api.call('GET /api/streams/rio')).body).toMatchObject({
      streamer: { channelUrl: 'https://kick.com/rio_live' },
    });
    const health = await api.call('GET /api/streams/me/link-health', { token });
    expect(health.body).toMatchObject({
      configured: false,
      channel: 'unknown',
      updates: 'switch',
      live: false,
    });
  });

  it('is abandoned with its schedule, which calendars show as canceled', async () => {
    const { token } = await approved(api, 'sol');
    const body = { title: 'Ferry', startsAt: '2030-01-01T20:00', zone: 'Europe/Berlin', minutes: 60 };
    await api.call('POST /api/streams/me/slots', { token, body });
    expect((await api.call('DELETE /api/streams/me', { token })).status).toBe(204);
    expectError(await api.call('GET /api/streams/sol'), 404, 'STREAMER_NOT_FOUND');
    expectError(await api.call('DELETE /api/streams/me', { token }), 409, 'STREAMER_STATE_REFUSED');
    expect((await api.call('GET /api/users/me', { token })).body.roles).not.toContain('STREAMER');
    expect((await api.call('GET /api/streams/me/slots', { token })).body.items).toEqual([]);
  });
});
