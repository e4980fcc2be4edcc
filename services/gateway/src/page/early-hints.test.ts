import { once } from 'node:events';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import fastify from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sendEarlyHints } from './page-files.ts';

const app = fastify({ trustProxy: true });
app.get('/', async (request, reply) => {
  sendEarlyHints(request, reply, [
    { file: '/assets/main.js', kind: 'script', integrity: 'sha384-abc' },
    { file: '/assets/page.css', kind: 'style' },
  ]);
  return 'page';
});
beforeAll(() => app.listen());
afterAll(() => app.close());

/** Returns the hints sent before the response. */
async function hints(headers: Record<string, string>): Promise<unknown[]> {
  const received: unknown[] = [];
  const sent = request({ port: (app.server.address() as AddressInfo).port, headers }).end();
  sent.on('information', ({ statusCode, headers: { link } }) => received.push(statusCode, link));
  const [answer] = await once(sent, 'response');
  answer.resume();
  return received;
}

it('sends early hints for the page’s files, with their integrity hashes', async () => {
  const [status, link] = await hints({ 'x-forwarded-proto': 'https', 'sec-fetch-mode': 'navigate' });
  expect(status).toBe(103);
  expect(link).toContain(
    '</assets/main.js>; rel=preload; as=script; crossorigin=anonymous; integrity="sha384-abc"',
  );
  expect(link).toContain('</assets/page.css>; rel=preload; as=style; crossorigin=anonymous');
});

it('sends no hints to clients that can’t use them', async () => {
  expect(await hints({ 'sec-fetch-mode': 'navigate' })).toEqual([]);
  expect(await hints({ 'x-forwarded-proto': 'https', 'sec-fetch-mode': 'cors' })).toEqual([]);
});
