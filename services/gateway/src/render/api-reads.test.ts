import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestRenderer, type TestRenderer } from '../testing/test-renderer.ts';
import { isReadable } from './api-reads.ts';

const requested: string[] = [];
/** Responses of the API, by path. */
const answers: Record<string, () => Response> = {
  '/api/docs': () => Response.json({ title: 'Rules' }),
  '/api/gone': () => new Response(null, { status: 404 }),
  '/api/nothing': () => new Response(null, { status: 204 }),
  '/api/busy': () => new Response(null, { status: 429 }),
  '/api/long': () => new Response('a'.repeat(3_000_000)),
};
let renderer: TestRenderer;
beforeAll(async () => {
  renderer = await startTestRenderer(async (path) => {
    requested.push(path);
    return answers[path]?.() ?? new Response('{}');
  });
}, 25_000);
afterAll(() => renderer.close());

const read = (path: string, more = '') =>
  `const answer = await fetch(${JSON.stringify(path)}${more}); return answer.status + (await answer.text());`;

it('reads public responses of the API', async () => {
  expect(await renderer.render(read('/api/docs'))).toMatchObject({
    page: { html: '200{"title":"Rules"}' },
    whole: true,
  });
  expect(await renderer.render(read('/api/gone'))).toMatchObject({ page: { html: '404' }, whole: true });
  expect(await renderer.render(read('/api/nothing'))).toMatchObject({ page: { html: '204' }, whole: true });
});

it('marks a page as incomplete if a read failed', async () => {
  expect(await renderer.render(read('/api/busy'))).toMatchObject({ page: { html: '429' }, whole: false });
  const caught = "return await fetch('/api/long').then(() => 'read', () => 'not read')";
  expect(await renderer.render(caught)).toMatchObject({ page: { html: 'not read' }, whole: false });
});

it.each([
  'https://example.org/api/docs',
  '//example.org/api/docs',
  '/docs',
  '/api/../docs',
  '/api/%2e%2e/docs',
  '/api/..%2fdocs',
  '/api/docs#part',
  '/api//docs',
  '/api/a\\..\\docs',
  '/api/\tdocs',
  '/api/%00',
  '/api',
  '/api/registry/files/news/1?path=server%2Fremote.js',
  '/api/registry',
  '/api/live/events?topics=releases',
  '/api/registry/signed?channel=staff',
])('rejects the path %j', async (path) => {
  expect(isReadable(path)).toBe(false);
  requested.length = 0;
  expect((await renderer.render(read(path)))?.page.html).toBe('403');
  expect(requested).toEqual([]);
});

it('only reads, up to the limit of a page', async () => {
  requested.length = 0;
  const writes =
    "return await fetch('/api/docs', { method: 'POST', body: '{}' }).then(() => 'sent', () => 'not sent')";
  expect((await renderer.render(writes))?.page.html).toBe('not sent');
  expect(requested).toEqual([]);
  const many = `
    const tries = Array.from({ length: 40 }, (_, index) => fetch('/api/many/' + index).then(({ ok }) => ok, () => false));
    return (await Promise.all(tries)).filter(Boolean).length + '';`;
  expect((await renderer.render(many))?.page.html).toBe('24');
  expect(requested).toHaveLength(24);
});
