import { once } from 'node:events';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import fastify from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sendEarlyHints } from './page-files.ts';

const app = fastify({ trustProxy: true });
app.get('/', async (asked, reply) => {
  sendEarlyHints(asked, reply, [
    { file: '/assets/main.js', kind: 'script', integrity: 'sha384-abc' },
    { file: '/assets/page.css', kind: 'style' },
  ]);
  return 'page';
});
beforeAll(() => app.listen());
afterAll(() => app.close());

/** What was said before the answer. */
async function hints(headers: Record<string, string>): Promise<unknown[]> {
  const said: unknown[] = [];
  const asked = request({ port: (app.server.address() as AddressInfo).port, headers }).end();
  asked.on('information', ({ statusCode, headers: { link } }) => said.push(statusCode, link));
  const [answer] = await once(asked, 'response');
  answer.resume();
  return said;
}

it('says what a page needs before it is there, with the proof that its elements name', async () => {
  const [status, link] = await hints({ 'x-forwarded-proto': 'https', 'sec-fetch-mode': 'navigate' });
  expect(status).toBe(103);
  expect(link).toContain(
    '</assets/main.js>; rel=preload; as=script; crossorigin=anonymous; integrity="sha384-abc"',
  );
  expect(link).toContain('</assets/page.css>; rel=preload; as=style; crossorigin=anonymous');
});

it('says nothing where nobody could use it', async () => {
  expect(await hints({ 'sec-fetch-mode': 'navigate' })).toEqual([]);
  expect(await hints({ 'x-forwarded-proto': 'https', 'sec-fetch-mode': 'cors' })).toEqual([]);
});
