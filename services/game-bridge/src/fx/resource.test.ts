import { generateKeyPairSync } from 'node:crypto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createFxServer, type FxServer } from '../fake/fx-server.ts';
import { publicKey, SECRET, snapshot, startTestSite, type TestSite } from '../testing/test-site.ts';
import { type Resource, startResource } from './resource.ts';

let site: TestSite;
let game: FxServer;
let resource: Resource | undefined;
let lines: string[];
const files = new Map<string, string>();
const join = { result: 'ok', message: 'Welcome', linkCode: null, handle: 'kay' };

beforeEach(async () => {
  site = await startTestSite();
  site.answers['/heartbeat'] = { body: { nextInSeconds: 30, mustBeWhitelisted: true } };
  site.answers['/join-check'] = { body: join };
  site.answers['/snapshot'] = { body: snapshot(['license:listed']) };
  files.clear();
  lines = [];
});
afterEach(async () => {
  resource?.stop();
  resource = undefined;
  await site.stop();
});
function start(convars: Record<string, string> = {}) {
  game = createFxServer({
    files,
    players: () => 12,
    convars: {
      boardwalk_url: site.url,
      boardwalk_key: 'k',
      boardwalk_secret: SECRET,
      sv_maxclients: '64',
      boardwalk_snapshot_key: publicKey,
      boardwalk_connect: 'cfx.re/join/x',
      ...convars,
    },
  });
  resource = startResource(game.globals, (line) => lines.push(line));
}
const settled = () => expect.poll(() => files.size, { timeout: 4_000 }).toBe(1);
const refusal = async (...identifiers: string[]) => (await game.connect(identifiers, 'Kay')).refusal;

it('sends the server’s status to the site', async () => {
  start();
  (game.exported.get('setQueue') as (waiting: number) => void)(3);
  await expect.poll(() => site.received.some(({ path }) => path.endsWith('/heartbeat'))).toBe(true);
  const beat = site.received.find(({ path }) => path.endsWith('/heartbeat'));
  expect(beat?.body).toMatchObject({ players: 12, slots: 64, connect: 'cfx.re/join/x', maintenance: false });
});

it('admits and rejects players as the site decides, and sends it only accounts', async () => {
  start();
  const knock = await game.connect(['ip:10.0.0.1', 'license:abc', 'discord:1', 'odd'], 'Kay');
  expect(knock).toEqual({ refusal: null, updates: ['Asking the community site…'] });
  const asked = site.received.find(({ path }) => path.endsWith('/join-check'));
  expect(asked?.body).toEqual({ identifiers: ['license:abc', 'discord:1'], name: 'Kay' });
  site.answers['/join-check'] = { body: { ...join, result: 'link_required', message: 'Enter ABCDEF.' } };
  expect(await refusal('license:abc')).toBe('Enter ABCDEF.');
  expect(await refusal('ip:10.0.0.1')).toContain('no account');
});

it('sends no join check if no whitelist is required', async () => {
  site.answers['/heartbeat'] = { body: { nextInSeconds: 30, mustBeWhitelisted: false } };
  site.answers['/join-check'] = { body: { ...join, result: 'not_whitelisted' } };
  start();
  await settled();
  await expect.poll(() => refusal('license:abc')).toBeNull();
});

it('admits players of the snapshot while the site is unreachable, and no one else', async () => {
  start();
  await settled();
  await site.stop();
  expect(await refusal('license:listed')).toBeNull();
  expect(await refusal('license:other')).toContain('can’t be reached');
});

it('admits players again whom the site admitted recently', async () => {
  start();
  expect(await refusal('license:guest')).toBeNull();
  site.answers['/join-check'] = { status: 503, body: { message: 'away' } };
  expect(await refusal('license:guest')).toBeNull();
  // The last decision counts: after a rejection the player is unknown.
  site.answers['/join-check'] = { body: { ...join, result: 'denied', message: 'no' } };
  expect(await refusal('license:guest')).toBe('no');
  site.answers['/join-check'] = { status: 503, body: { message: 'away' } };
  expect(await refusal('license:guest')).toContain('can’t be reached');
});

it('waits only a few seconds for the site', async () => {
  start();
  await settled();
  site.answers['/join-check'] = 'never';
  expect(await refusal('license:listed')).toBeNull();
});

it('stores the site’s snapshot for the next start, and no other', async () => {
  start();
  await settled();
  resource?.stop();
  await site.stop();
  start();
  expect(await refusal('license:listed')).toBeNull();
  resource?.stop();
  const [name = '', text = ''] = [...files][0] ?? [];
  files.set(name, text.replace('license:listed', 'license:forged'));
  start();
  expect(await refusal('license:forged')).toContain('can’t be reached');
  expect(lines.join()).toContain('damaged, or somebody else’s');
  site = await startTestSite();
});

it('rejects a snapshot with a different key, and an older one', async () => {
  const other = generateKeyPairSync('ed25519').privateKey;
  site.answers['/snapshot'] = { body: snapshot(['license:listed'], new Date(), other) };
  start();
  await expect.poll(() => lines.join()).toContain('signature');
  expect(files.size).toBe(0);
  resource?.stop();
  files.set('whitelist.json', JSON.stringify(snapshot(['license:listed'])));
  site.answers['/snapshot'] = { body: snapshot(['license:gone'], new Date(Date.now() - 60_000)) };
  start();
  await expect.poll(() => site.received.filter(({ path }) => path.endsWith('/snapshot')).length).toBe(2);
  site.answers['/join-check'] = { status: 503, body: { message: 'away' } };
  expect(await refusal('license:gone')).toContain('can’t be reached');
  expect(await refusal('license:listed')).toBeNull();
});

it('ignores a snapshot that is too old', async () => {
  const old = new Date(Date.now() - 73 * 3_600_000);
  files.set('whitelist.json', JSON.stringify(snapshot(['license:listed'], old)));
  await site.stop();
  start();
  expect(await refusal('license:listed')).toContain('can’t be reached');
  site = await startTestSite();
});

it('sends properties to the site, five hundred at a time', async () => {
  site.answers['/properties'] = { body: { count: 1 } };
  start();
  const sync = game.exported.get('syncProperties') as (properties: object[]) => Promise<number>;
  const properties = Array.from({ length: 1_001 }, (_, place) => ({ code: `P${place}`, owner: null }));
  expect(await sync(properties)).toBe(3);
  const sizes = site.received
    .filter(({ path }) => path.endsWith('/properties'))
    .map(({ body }) => (body.properties as object[]).length);
  expect(sizes).toEqual([500, 500, 1]);
});

it('returns pending payments page by page, and reports their results', async () => {
  site.answers['/settlements?limit=100'] = { body: { items: [{ id: 'a' }], nextCursor: 'n' } };
  site.answers['/settlements?limit=100&cursor=n'] = { body: { items: [{ id: 'b' }], nextCursor: null } };
  site.answers['/settlements/a'] = { body: { state: 'confirmed' } };
  start();
  const payments = game.exported.get('payments') as () => Promise<{ id: string }[]>;
  expect((await payments()).map(({ id }) => id)).toEqual(['a', 'b']);
  const report = game.exported.get('reportPayment') as (id: string, report: object) => Promise<object>;
  const paid = { outcome: 'paid', amount: 5, reference: 'tx' };
  expect(await report('a', paid)).toEqual({ state: 'confirmed' });
  expect(site.received.at(-1)).toMatchObject({ path: '/api/game/v1/settlements/a', body: paid });
});

it.each([
  ['boardwalk_url', 'meridian', 'address of the site'],
  ['boardwalk_secret', '', 'boardwalk_secret'],
  ['boardwalk_snapshot_key', 'short', 'boardwalk_snapshot_key'],
  ['boardwalk_key', '', 'boardwalk_key is missing'],
])('doesn’t start with %s=%s', (name, value, problem) => {
  expect(() => start({ [name]: value })).toThrow(problem);
});

it('continues its heartbeats until it is stopped', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval'] });
  try {
    const beats = () => site.received.filter(({ path }) => path.endsWith('/heartbeat')).length;
    start();
    await vi.waitUntil(() => beats() === 1);
    await vi.waitUntil(() => vi.getTimerCount() === 2);
    await vi.advanceTimersByTimeAsync(30_000);
    await vi.waitUntil(() => beats() === 2);
    await vi.waitUntil(() => vi.getTimerCount() === 2);
    game.stopResource();
    await vi.waitUntil(() => vi.getTimerCount() === 0);
  } finally {
    vi.useRealTimers();
  }
});
