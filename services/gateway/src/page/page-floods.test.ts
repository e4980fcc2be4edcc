import { CACHEABLE_PAGE_HEADER } from '@boardwalk/contracts';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type StubSite, stubSite } from '../testing/stub-site.ts';

/** A shell that renders the API's response like a page of the site, and tolerates failures. */
const SHELL = `
exports.modules = {};
exports.warmUp = async () => {};
exports.render = async (job, remote) => {
  const answer = await fetch('/api/pages' + job.path).catch(() => undefined);
  const html = answer?.ok ? (await answer.json()).text : 'half a page';
  const data = { set: job.set.id, at: 1, reader: job.reader };
  return { html, links: [], style: { names: '', css: '' }, data };
};
`;
const KEY = 'k'.repeat(43);
/** Limits of 30 pages and 60 files per minute. */
const SETTINGS = { RATE_LIMIT_FACTOR: '0.1', GATEWAY_KEY: KEY };
const PAGES = 30;
const FILES = 60;
const CARD = { title: 'The ferry', description: 'It is late.', image: null };

let site: StubSite;
beforeAll(async () => {
  site = await stubSite({ shell: SHELL, remote: 'exports.default = {};' }, SETTINGS);
  site.answers.set('/api/pages/', { status: 200, body: { text: 'By the harbour' } });
  await vi.waitFor(async () => expect((await get('/', '10.9.9.9')).body).toContain('By the harbour'), {
    timeout: 20_000,
    interval: 800,
  });
}, 25_000);
afterAll(() => site.close());

const get = (url: string, remoteAddress: string) => site.gateway.inject({ url, remoteAddress });
type Answer = Awaited<ReturnType<typeof get>>;
const refused = (answers: Answer[]) => answers.filter(({ statusCode }) => statusCode === 429);

async function oneByOne(count: number, request: (index: number) => Promise<Answer>): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (let index = 0; index < count; index += 1) answers.push(await request(index));
  return answers;
}

it('rejects an address with too many page requests, and no other, with an error page', async () => {
  const flood = (count: number, address: (index: number) => string) =>
    oneByOne(count, (index) => get(`/?flood=${index}`, address(index)));
  expect(refused(await flood(PAGES, () => '10.0.0.1'))).toHaveLength(0);
  const [first, ...more] = refused(await flood(5, () => '10.0.0.1'));
  expect(more).toHaveLength(4);
  expect(Number(first?.headers['retry-after'])).toBeGreaterThan(0);
  expect(first?.headers['cache-control']).toBe('no-store');
  expect(first?.body).toContain('Too many pages');
  // An IPv6 user has a whole network of addresses.
  expect(refused(await flood(PAGES + 5, (index) => `2001:db8:1:1::${index}`))).toHaveLength(5);
  expect((await get('/', '2001:db8:1:2::1')).statusCode).toBe(200);
  expect((await get('/', '10.0.0.2')).body).toContain('By the harbour');
});

it('limits the files that have to be fetched from the API', async () => {
  const request = (index: number) => get(`/remotes/home/1.0.0-abc/assets/no${index}.js`, '10.0.0.3');
  expect(refused(await oneByOne(FILES + 5, request))).toHaveLength(5);
  expect((await get('/remotes/home/1.0.0-abc/assets/page.js', '10.0.0.3')).statusCode).toBe(200);
});

it('authenticates its own calls to the API, and doesn’t let clients do so', async () => {
  const answer = await site.gateway.inject({ url: '/api/key', headers: { 'x-boardwalk-gateway-key': KEY } });
  expect(answer.json()).toEqual({ key: null });
  expect(site.keys.at(-1)).toBeUndefined();
  await get('/tales/the-pier', '10.0.0.4');
  expect(site.keys.at(-1)).toBe(KEY);
});

it('caches no page that is incomplete because of the API', async () => {
  site.answers.set('/api/tales/a/card', { status: 200, body: CARD });
  for (const status of [429, 503]) {
    site.answers.set('/api/pages/tales/a', { status });
    const half = await get('/tales/a', '10.0.0.5');
    expect(half.body).toContain('half a page');
    expect(half.headers).not.toHaveProperty(CACHEABLE_PAGE_HEADER);
  }
  site.answers.set('/api/pages/tales/a', { status: 200, body: { text: 'The whole tale' } });
  const whole = await get('/tales/a', '10.0.0.5');
  expect(whole.body).toContain('The whole tale');
  expect(whole.headers[CACHEABLE_PAGE_HEADER]).toBe('yes');
  // A complete rendering is reused for a moment.
  site.answers.set('/api/pages/tales/a', { status: 503 });
  expect((await get('/tales/a', '10.0.0.5')).body).toContain('The whole tale');
});

it('doesn’t confirm a page’s existence if the API is unreachable', async () => {
  site.answers.set('/api/tales/b/card', { status: 429 });
  const unknown = await get('/tales/b', '10.0.0.6');
  expect([unknown.statusCode, unknown.headers['retry-after']]).toEqual([503, '5']);
  expect(unknown.body).toContain('<div id="root"></div>');
  site.answers.set('/api/tales/c/card', { status: 404 });
  expect((await get('/tales/c', '10.0.0.6')).statusCode).toBe(404);
  site.answers.set('/api/tales/d/card', { status: 200, body: CARD });
  const known = await get('/tales/d', '10.0.0.6');
  expect([known.statusCode, known.body.includes('<title>The ferry')]).toEqual([200, true]);
});
