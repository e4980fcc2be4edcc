import { sign } from 'node:crypto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createFxServer, type FxServer } from '../fake/fx-server.ts';
import { type Resource, startResource } from '../fx/resource.ts';
import { publicKey, SECRET, siteKey, snapshot, startTestSite, type TestSite } from '../testing/test-site.ts';

const HOUR_MS = 3_600_000;
/** Longer than the resource's timeout for the site. */
const MAX_MS = 6_000;
const AWAY = 'can’t be reached';

let site: TestSite;
let game: FxServer;
let resource: Resource;
let lines: string[];
const files = new Map<string, string>();

beforeEach(async () => {
  site = await startTestSite();
  site.answers['/heartbeat'] = { body: { nextInSeconds: 30, mustBeWhitelisted: true } };
  site.answers['/join-check'] = { body: { result: 'ok', message: 'Welcome', linkCode: null, handle: 'kay' } };
  site.answers['/snapshot'] = { body: snapshot(['license:listed']) };
  files.clear();
  lines = [];
});
afterEach(async () => {
  resource.stop();
  vi.useRealTimers();
  await site.stop().catch(() => {});
});

function start(): void {
  game = createFxServer({
    files,
    convars: {
      boardwalk_url: site.url,
      boardwalk_key: 'k',
      boardwalk_secret: SECRET,
      boardwalk_snapshot_key: publicKey,
    },
  });
  resource = startResource(game.globals, (line) => lines.push(line));
}
const snapshotIsKept = () => expect.poll(() => files.size, { timeout: 4_000 }).toBe(1);
const refusal = async (identifier: string) => (await game.connect([identifier], 'Kay')).refusal;
const refusals = () => Promise.all(['license:guest', 'license:listed', 'license:stranger'].map(refusal));
/** Advances the clock without running timers. The clock has to be replaced before the resource starts. */
const pass = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds);

it.each<[string, () => void | Promise<void>]>([
  ['refuses connections', () => site.stop()],
  [
    'takes connections and answers none',
    () => {
      site.hangs = true;
    },
  ],
  [
    'fails',
    () => {
      site.answers['/join-check'] = { status: 502, body: null };
    },
  ],
  [
    'answers something else',
    () => {
      site.answers['/join-check'] = { body: { hello: 'You are behind a captive portal.' } };
    },
  ],
])('admits known players, then those of the snapshot, and no one else if the site %s', async (_, leave) => {
  start();
  await snapshotIsKept();
  expect(await refusal('license:guest')).toBeNull();
  await leave();
  const begin = Date.now();
  const [guest, listed, stranger] = await refusals();
  expect(Date.now() - begin).toBeLessThan(MAX_MS);
  expect([guest, listed]).toEqual([null, null]);
  expect(stranger).toContain(AWAY);
});

it('starts while the site hangs, with the stored snapshot', async () => {
  files.set('whitelist.json', JSON.stringify(snapshot(['license:listed'])));
  site.hangs = true;
  start();
  const [guest, listed, stranger] = await refusals();
  expect(listed).toBeNull();
  expect(guest).toContain(AWAY);
  expect(stranger).toContain(AWAY);
  site.hangs = false;
  expect(await refusal('license:guest')).toBeNull();
});

it('remembers a player for half an hour, and a snapshot for three days', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  start();
  await snapshotIsKept();
  expect(await refusal('license:guest')).toBeNull();
  await site.stop();
  pass(0.4 * HOUR_MS);
  expect(await refusal('license:guest')).toBeNull();
  pass(0.2 * HOUR_MS);
  expect(await refusal('license:guest')).toContain(AWAY);
  pass(71 * HOUR_MS);
  expect(await refusal('license:listed')).toBeNull();
  pass(1 * HOUR_MS);
  expect(await refusal('license:listed')).toContain(AWAY);
});

it('rejects other signed texts of the site as a snapshot', async () => {
  for (const payload of [
    JSON.stringify({ kind: 'set', issuedAt: new Date(), identifiers: ['license:listed'] }),
    JSON.stringify({ kind: 'whitelist', issuedAt: 'tomorrow', identifiers: ['license:listed'] }),
    JSON.stringify({ kind: 'whitelist', issuedAt: new Date(), identifiers: 'license:listed' }),
  ]) {
    const signature = sign(null, Buffer.from(payload), siteKey).toString('base64url');
    files.set('whitelist.json', JSON.stringify({ payload, key: 'x', signature }));
    site.answers['/snapshot'] = { status: 503, body: {} };
    site.answers['/join-check'] = { status: 503, body: {} };
    start();
    expect(await refusal('license:listed')).toContain(AWAY);
    resource.stop();
  }
});

it('checks every player until the site has stated that no whitelist is required', async () => {
  site.answers['/heartbeat'] = { body: { hello: 'You are behind a captive portal.' } };
  site.answers['/join-check'] = { body: { result: 'denied', message: 'no', linkCode: null, handle: null } };
  start();
  await expect.poll(() => site.received.some(({ path }) => path.endsWith('/heartbeat'))).toBe(true);
  await snapshotIsKept();
  expect(await refusal('license:guest')).toBe('no');
});
