import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expectError, startTestApi, type TestApi } from '../../../../test/test-api.ts';
import { inboxAfterFanout } from '../../../../test/test-notifications.ts';
import { TestStreamPlatforms } from '../../../../test/test-stream-platforms.ts';
import { application, approved } from '../../../../test/test-streamers.ts';
import { TestWebServer } from '../../../../test/test-web-server.ts';
import { OutgoingClient } from '../../../platform/outgoing/outgoing.client.ts';
import { StreamPollingService } from './stream-polling.service.ts';
import { StreamSubscriptionsService } from './stream-subscriptions.service.ts';

const MINUTE = 60_000;
const YOUTUBE = `UC${'y'.repeat(22)}`;
let platforms: TestStreamPlatforms;
let api: TestApi;
let server: TestWebServer;
/** Response of a streamer's own server. */
let answer: { status: number; body: string };
let fan: string;
beforeAll(async () => {
  platforms = await TestStreamPlatforms.start();
  server = await TestWebServer.start((_, response) => {
    response.writeHead(answer.status, { 'content-type': 'application/vnd.apple.mpegurl' });
    response.end(answer.body);
  });
  const STREAM_ORIGINS = `https://${server.host}, https://169.254.169.254`;
  api = await startTestApi({
    environment: { ...platforms.environment, PRIVATE_HOSTS: 'localhost', STREAM_ORIGINS },
  });
  await api.call('GET /api/users/me', { token: await api.as('chief', 'STAFF') });
  fan = await api.as('fan');
  const channels = [
    ['tara', 'twitch', 'tara_tv'],
    ['yves', 'youtube', YOUTUBE],
    ['kurt', 'kick', 'kurt_live'],
  ] as const;
  for (const [name, platform, channel] of channels) {
    await approved(api, name, { platform, channel });
    await api.call(`PUT /api/streams/${name}/follow`, { token: fan });
  }
});
afterAll(async () => {
  await api.stop();
  await server.stop();
  await platforms.stop();
});

let clock = Date.now();
/** Runs a polling round, some minutes after the previous one. */
async function poll(minutes = 2): Promise<void> {
  clock += minutes * MINUTE;
  // The job of the API may have just polled, so all platforms are polled regardless of their schedule.
  await api.get(StreamPollingService).pollDue(new Date(clock), new Set(['twitch', 'youtube', 'kick', 'hls']));
}
beforeEach(async () => {
  platforms.live.clear();
  await api.database.sql('DELETE FROM stream_sessions');
  await api.database.sql('DELETE FROM stream_platforms');
  await api.database.sql('DELETE FROM stream_subscriptions');
  await api.database.sql('DELETE FROM notification_events');
  await api.database.sql('UPDATE streamers SET heard_at = NULL');
  clock = Date.now();
});
afterEach(() => {
  platforms.away.clear();
  platforms.slowMs.clear();
  platforms.missing.clear();
});

const list = async () => (await api.call('GET /api/streams')).body;
const live = async () => (await list()).items.map(({ person }) => person.username).sort();
const stateOf = async (name: string) => (await list()).platforms.find(({ platform }) => platform === name);
const health = async (name: string) =>
  (await api.call('GET /api/streams/me/link-health', { token: await api.as(name) })).body;
const told = async () => (await inboxAfterFanout(api, fan)).filter(({ type }) => type === 'stream.live');
const sessions = () => api.database.sql(`SELECT * FROM stream_sessions ORDER BY started_at`);

it('finds a YouTube channel by its name, and stores its id', async () => {
  const named = `UC${'h'.repeat(22)}`;
  platforms.handles.set('@harbour.live', named);
  await approved(api, 'hana', {
    platform: 'youtube',
    channel: 'https://www.youtube.com/@Harbour.Live/videos',
  });
  platforms.live.set(named, { title: 'Fog', viewers: 3, startedAt: new Date(Date.now() - 600_000) });
  await poll();
  expect((await list()).items).toMatchObject([{ person: { username: 'hana' }, title: 'Fog' }]);
  const [row] = await api.database.sql(`SELECT channel, platform_id FROM streamers WHERE platform_id = $1`, [
    named,
  ]);
  expect(row).toEqual({ channel: '@harbour.live', platform_id: named });
  platforms.handles.clear();
  await poll();
  expect((await list()).items).toMatchObject([{ title: 'Fog' }]);
  await api.database.sql(`UPDATE streamers SET state = 'retired' WHERE platform_id = $1`, [named]);
});

describe('polled platforms', () => {
  it('determine who is live, since when, and the number of viewers', async () => {
    const startedAt = new Date(Math.floor(Date.now() / 1_000) * 1_000 - 600_000);
    platforms.live.set('tara_tv', { title: 'Dex on the tugs', viewers: 31, startedAt });
    platforms.live.set(YOUTUBE, { title: 'Court', viewers: 7, startedAt });
    platforms.live.set('kurt_live', { title: 'Night', viewers: 0, startedAt });
    await poll(0);
    const { items } = await list();
    expect(
      items
        .map(({ person, title, viewers, broadcast }) => [person.username, title, viewers, broadcast])
        .sort(),
    ).toEqual([
      ['kurt', 'Night', 0, null],
      ['tara', 'Dex on the tugs', 31, null],
      ['yves', 'Court', 7, `v-${'y'.repeat(9)}`],
    ]);
    expect(new Set(items.map(({ startedAt: began }) => began))).toEqual(new Set([startedAt.toISOString()]));
    expect(await told()).toHaveLength(3);
    platforms.live.set('tara_tv', { title: 'Rook at last', viewers: 40, startedAt });
    await poll();
    expect((await list()).items.find(({ person }) => person.username === 'tara')).toMatchObject({
      title: 'Rook at last',
      viewers: 40,
    });
    platforms.live.clear();
    await poll(4);
    expect(await live()).toEqual([]);
    expect(await told()).toHaveLength(3);
    const last = (await api.call('GET /api/streams/me/sessions/last', { token: await api.as('tara') })).body
      .session;
    expect(last).toMatchObject({ state: 'ended', peak: 40, median: 31 });
  });

  it('replace the manual switch of streamers', async () => {
    const token = await api.as('tara');
    expectError(
      await api.call('POST /api/streams/me/live', { token, body: { title: 'x' } }),
      409,
      'STREAM_SWITCH_REFUSED',
    );
    expectError(await api.call('DELETE /api/streams/me/live', { token }), 409, 'STREAM_SWITCH_REFUSED');
    expect((await api.call('GET /api/streams/me', { token })).body.streamer).toMatchObject({
      liveBy: 'platform',
    });
  });

  it('that are down change nothing, are polled less and less often, and delay no other', async () => {
    for (const channel of ['tara_tv', YOUTUBE, 'kurt_live'])
      platforms.live.set(channel, { title: 'On', viewers: 1 });
    await poll(0);
    expect(await live()).toEqual(['kurt', 'tara', 'yves']);
    const before = (await list()).items.find(({ person }) => person.username === 'tara')?.figuresAt;
    platforms.live.clear();
    platforms.away.add('twitch');
    await poll(4);
    expect(await live()).toEqual(['tara']);
    expect((await list()).items[0]?.figuresAt).toBe(before);
    const waits: number[] = [];
    for (let turn = 0; turn < 5; turn += 1) {
      const [row] = await api.database.sql<{ next_at: Date }>(
        `SELECT next_at FROM stream_platforms WHERE platform = 'twitch'`,
      );
      waits.push(Math.round(((row?.next_at.getTime() ?? 0) - clock) / MINUTE));
      clock = row?.next_at.getTime() ?? clock;
      await poll(0);
    }
    expect(waits).toEqual([2, 4, 8, 15, 15]);
    await api.database.sql(
      `UPDATE stream_platforms SET answered_at = now() - interval '12 minutes' WHERE platform = 'twitch'`,
    );
    expect(await stateOf('twitch')).toMatchObject({ state: 'silent', answeredAt: expect.any(String) });
    expect(await stateOf('kick')).toMatchObject({ state: 'answering' });
    expect(await live()).toEqual(['tara']);
    platforms.away.clear();
    await poll(20);
    expect(await live()).toEqual([]);
    expect(await stateOf('twitch')).toMatchObject({ state: 'answering' });
  });

  it('that are all down leave pages filled and fast', async () => {
    platforms.live.set('tara_tv', { title: 'On', viewers: 1 });
    await poll(0);
    for (const name of ['twitch', 'youtube', 'kick'] as const) platforms.away.add(name);
    await poll();
    await api.database.sql(`UPDATE stream_platforms SET answered_at = now() - interval '12 minutes'`);
    const began = Date.now();
    const { items, platforms: states } = await list();
    expect(Date.now() - began).toBeLessThan(1_000);
    expect(items).toHaveLength(1);
    expect(states.map(({ state }) => state)).toEqual(['silent', 'silent', 'silent', 'switch']);
  });

  it('that are slow delay no other', async () => {
    platforms.slowMs.set('twitch', 3_000);
    platforms.live.set('kurt_live', { title: 'Fast', viewers: 1 });
    const polling = poll(0);
    await expect.poll(live, { timeout: 2_000, interval: 50 }).toEqual(['kurt']);
    await polling;
  });

  it('are requested again with a new token after a rejection, and rate limits are respected', async () => {
    platforms.live.set('kurt_live', { title: 'On', viewers: 1 });
    await poll(0);
    platforms.away.add('youtube').add('twitch');
    platforms.answers.push({ status: 401, body: {} });
    await poll();
    expect(await live()).toEqual(['kurt']);
    platforms.answers.push({ status: 429, headers: { 'retry-after': '600' }, body: {} });
    await poll();
    const [row] = await api.database.sql<{ next_at: Date }>(
      `SELECT next_at FROM stream_platforms WHERE platform = 'kick'`,
    );
    expect((row?.next_at.getTime() ?? 0) - Date.now()).toBeGreaterThan(590_000 - 1);
  });

  it('report whether a channel exists', async () => {
    expect(await health('tara')).toMatchObject({ configured: true, channel: 'found', updates: 'polling' });
    platforms.missing.add('tara_tv').add(YOUTUBE).add('kurt_live');
    for (const name of ['tara', 'yves', 'kurt'])
      expect(await health(name)).toMatchObject({ channel: 'missing' });
    platforms.away.add('kick');
    expect(await health('kurt')).toMatchObject({ channel: 'unreachable' });
  });

  it('are polled for a hundred channels in one request', async () => {
    await api.database.sql(
      `WITH crowd AS (INSERT INTO users (id, email, full_name, username)
         SELECT 'auth0|many' || n, 'm' || n || '@example.com', 'M', 'many-' || n FROM generate_series(1, 150) n RETURNING id)
       INSERT INTO streamers (member_id, state, platform, channel, characters, language)
       SELECT id, 'approved', 'twitch', 'ch_' || replace(id, 'auth0|', ''), ARRAY['X'], 'en' FROM crowd`,
    );
    platforms.asked.length = 0;
    await poll(0);
    expect(platforms.asked.filter((path) => path.includes('/helix/streams'))).toHaveLength(2);
    await api.database.sql(`DELETE FROM users WHERE id LIKE 'auth0|many%'`);
  });
});

describe('EventSub', () => {
  const order = () => api.get(StreamSubscriptionsService).subscribeMissing();
  const online = (options = {}) => platforms.tell(api, 'tara_tv', 'stream.online', options);
  const offline = (options = {}) => platforms.tell(api, 'tara_tv', 'stream.offline', options);
  const confirm = async (type: string) => {
    const subscriptionId = platforms.subscriptionOf('tara_tv', type);
    const body = { challenge: `say ${type}`, subscription: { id: subscriptionId, type } };
    return platforms.sendTwitch(api, body, { subscriptionId, type: 'webhook_callback_verification' });
  };
  beforeEach(async () => {
    platforms.subscriptions.clear();
    await order();
    for (const type of ['stream.online', 'stream.offline']) await confirm(type);
  });

  it('is subscribed once, and confirmed with its challenge as plain text', async () => {
    const count = platforms.subscriptions.size;
    await order();
    expect(platforms.subscriptions.size).toBe(count);
    const answer = await confirm('stream.online');
    expect([answer.status, answer.body]).toEqual([200, 'say stream.online']);
    expect(answer.headers.get('content-type')).toContain('text/plain');
    expect(await health('tara')).toMatchObject({ updates: 'webhook' });
  });

  it('starts and ends a stream: with one session and one notification despite interruptions', async () => {
    expect((await online()).status).toBe(204);
    expect(await live()).toEqual(['tara']);
    for (let turn = 0; turn < 6; turn += 1) {
      await offline();
      await online();
    }
    expect(await sessions()).toHaveLength(1);
    expect(await told()).toHaveLength(1);
    await offline();
    expect(await live()).toEqual([]);
  });

  it('processes a message once', async () => {
    await online({ id: 'same' });
    await offline();
    expect((await online({ id: 'same' })).status).toBe(204);
    expect(await live()).toEqual([]);
  });

  it('ignores messages older than the latest one', async () => {
    const early = new Date(Date.now() - 60_000);
    await offline();
    await online({ sentAt: early });
    expect(await live()).toEqual([]);
  });

  it.each([
    ['a wrong secret', () => ({ secret: 'another secret' })],
    ['a body that isn’t the signed one', () => ({ signed: '{}' })],
    ['a time eleven minutes ago', () => ({ sentAt: new Date(Date.now() - 11 * MINUTE) })],
    ['a time that is to come', () => ({ sentAt: new Date(Date.now() + 11 * MINUTE) })],
  ])('is rejected with %s', async (_, options) => {
    expectError(await online(options()), 400, 'WEBHOOK_REFUSED');
    expect(await live()).toEqual([]);
  });

  it('is rejected without a signature, regardless of its content', async () => {
    const headers = { 'twitch-eventsub-message-type': 'webhook_callback_verification' };
    const answer = await api.call('POST /api/webhooks/twitch', { body: { challenge: 'x' }, headers });
    expectError(answer, 400, 'WEBHOOK_REFUSED');
  });

  it('uses kind and subscription of the signed body, never of the headers', async () => {
    await online();
    const other = platforms.subscriptionOf('tara_tv', 'stream.offline');
    const body = { subscription: { id: 'unknown', type: 'stream.offline', status: 'enabled' }, event: {} };
    await platforms.sendTwitch(api, body, { subscriptionId: other });
    expect(await live()).toEqual(['tara']);
    await api.database.sql(`UPDATE stream_subscriptions SET state = 'revoked' WHERE platform = 'twitch'`);
    await platforms.sendTwitch(api, body, { subscriptionId: other, type: 'webhook_callback_verification' });
    expect(await health('tara')).toMatchObject({ updates: 'revoked' });
  });

  it('processes a confirmation once', async () => {
    const id = platforms.subscriptionOf('tara_tv', 'stream.online');
    const body = { challenge: 'once', subscription: { id, type: 'stream.online' } };
    await platforms.sendTwitch(api, body, { id: 'confirmed-once' });
    await api.database.sql(`UPDATE stream_subscriptions SET state = 'revoked' WHERE platform = 'twitch'`);
    expect((await platforms.sendTwitch(api, body, { id: 'confirmed-once' })).body).toBe('once');
    expect(await health('tara')).toMatchObject({ updates: 'revoked' });
  });

  it('is parsed only after its signature was verified', async () => {
    const answer = await api.call('POST /api/webhooks/twitch', { body: '{"never": "parsed' });
    expectError(answer, 400, 'WEBHOOK_REFUSED');
  });

  it('that is revoked ends no stream: the channel is polled, and subscribed again later', async () => {
    const subscriptionId = platforms.subscriptionOf('tara_tv', 'stream.online');
    const body = {
      subscription: { id: subscriptionId, type: 'stream.online', status: 'notification_failures_exceeded' },
    };
    await platforms.sendTwitch(api, body, { subscriptionId, type: 'revocation' });
    expect(await health('tara')).toMatchObject({ updates: 'revoked' });
    platforms.live.set('tara_tv', { title: 'Asked', viewers: 3 });
    await poll(0);
    expect(await live()).toEqual(['tara']);
    await api.database.sql(
      `UPDATE stream_subscriptions SET at = now() - interval '61 minutes', state = 'revoked' WHERE platform = 'twitch'`,
    );
    await order();
    for (const type of ['stream.online', 'stream.offline']) {
      const [id] = [...platforms.subscriptions].findLast(([, one]) => one.type === type) ?? [''];
      await platforms.sendTwitch(api, { challenge: 'x', subscription: { id, type } });
    }
    expect(await health('tara')).toMatchObject({ updates: 'webhook' });
  });

  it('gets title and viewers from the next poll, which doesn’t end a stream that Twitch doesn’t list yet', async () => {
    await online();
    await poll(0);
    expect(await live()).toEqual(['tara']);
    platforms.live.set('tara_tv', { title: 'Listed now', viewers: 12 });
    await poll();
    expect((await list()).items).toMatchObject([{ title: 'Listed now', viewers: 12 }]);
  });
});

describe('Kick’s events', () => {
  const event = (
    isLive: boolean,
    { broadcaster, ...options }: { broadcaster?: number; signed?: string; sentAt?: Date } = {},
  ) => {
    const subscriptionId = platforms.subscriptionOf('kurt_live', 'livestream.status.updated');
    const body = {
      broadcaster: { user_id: broadcaster ?? Number(platforms.idOf('kurt_live')) },
      is_live: isLive,
      title: 'Kicked off',
      started_at: new Date().toISOString(),
      ended_at: null,
    };
    return platforms.sendKick(api, body, { subscriptionId, ...options });
  };

  it('start and end a stream when Kick has signed them', async () => {
    await api.get(StreamSubscriptionsService).subscribeMissing();
    expect((await event(true)).status).toBe(204);
    expect((await list()).items).toMatchObject([{ person: { username: 'kurt' }, title: 'Kicked off' }]);
    expectError(await event(false, { signed: '{"is_live":false}' }), 400, 'WEBHOOK_REFUSED');
    expectError(await event(false, { sentAt: new Date(Date.now() - 11 * MINUTE) }), 400, 'WEBHOOK_REFUSED');
    expect(await live()).toEqual(['kurt']);
    await event(false, { broadcaster: 4_711 });
    expect(await live()).toEqual(['kurt']);
    await event(false);
    expect(await live()).toEqual([]);
  });
});

describe('a streamer’s own server', () => {
  let token: string;
  beforeAll(async () => {
    server.trustedBy(api.get(OutgoingClient));
    ({ token } = await approved(api, 'hugo', {
      platform: 'hls',
      channel: `https://${server.host}/live/main.m3u8`,
    }));
  });
  const segment = (n: number) => `#EXTM3U\n#EXT-X-MEDIA-SEQUENCE:${n}\n#EXTINF:4,\n${n}.ts\n`;
  const goLive = () => api.call('POST /api/streams/me/live', { token, body: { title: 'Own' } });

  it('is live by the manual switch, until its playlist ends or stops changing', async () => {
    answer = { status: 200, body: segment(1) };
    await goLive();
    await poll(5);
    expect(await live()).toEqual(['hugo']);
    answer = { status: 200, body: `${segment(2)}#EXT-X-ENDLIST\n` };
    await poll(5);
    expect(await live()).toEqual([]);
    answer = { status: 200, body: segment(3) };
    await goLive();
    await poll(5);
    expect(await live()).toEqual(['hugo']);
    await api.database.sql(
      `UPDATE streamers SET playlist_at = now() - interval '4 minutes' WHERE playlist_at IS NOT NULL`,
    );
    await poll(5);
    expect(await live()).toEqual([]);
  });

  it('that doesn’t respond ends no stream', async () => {
    answer = { status: 500, body: '' };
    await goLive();
    await poll(5);
    expect(await live()).toEqual(['hugo']);
    await api.call('DELETE /api/streams/me/live', { token });
  });

  it.each([
    [{ status: 200, body: '#EXTM3U\n' }, 'found'],
    [{ status: 200, body: '<html>' }, 'not-a-playlist'],
    [{ status: 404, body: '' }, 'missing'],
    [{ status: 502, body: '' }, 'unreachable'],
  ])('with %j is %s', async (said, channel) => {
    answer = said;
    expect(await health('hugo')).toMatchObject({ channel, updates: 'switch', configured: true });
  });

  it('has to be one that pages can play', async () => {
    const mole = await api.as('elsewhere');
    const body = application({ channel: 'https://live.example.org/a.m3u8' });
    expectError(await api.call('POST /api/streams/me', { token: mole, body }), 422, 'INPUT_INVALID');
  });

  it('can’t be in the internal network', async () => {
    const { token: mole } = await approved(api, 'mole', {
      platform: 'hls',
      channel: 'https://169.254.169.254/a.m3u8',
    });
    expect((await api.call('GET /api/streams/me/link-health', { token: mole })).body.channel).toBe(
      'unreachable',
    );
  });
});
