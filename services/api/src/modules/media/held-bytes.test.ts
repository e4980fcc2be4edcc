import { mkdtempSync, rmSync } from 'node:fs';
import { type ClientRequest, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectError, startTestApi, type TestApi } from '../../../test/test-api.ts';
import { paint } from '../../../test/test-pictures.ts';
import { HeldBytes } from './held-bytes.ts';

const MB = 1024 * 1024;

it('has room for so many bytes in all, and for half of them for one member', () => {
  const held = new HeldBytes();
  const mine = [held.take('ada', 16 * MB), held.take('ada', 16 * MB)];
  expect(held.take('ada', 1)).toBeUndefined();
  expect(held.take('ben', 32 * MB)).toBeDefined();
  expect(held.take('cleo', 1)).toBeUndefined();
  mine[0]?.();
  mine[0]?.();
  expect(held.take('cleo', 16 * MB)).toBeDefined();
  expect(held.take('ada', 1)).toBeUndefined();
});

const folder = mkdtempSync(join(tmpdir(), 'boardwalk-held-'));
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ environment: { MEDIA_DIR: folder } });
});
afterAll(async () => {
  await api.stop();
  rmSync(folder, { recursive: true });
});

/** An upload that says how long it is and sends nothing. */
async function announce(token: string, bytes: number): Promise<ClientRequest> {
  const sent = request(`${api.url}/api/media?name=x`, {
    method: 'POST',
    headers: {
      'content-type': 'application/octet-stream',
      'content-length': bytes,
      authorization: `Bearer ${token}`,
    },
  });
  sent.on('error', () => {});
  sent.flushHeaders();
  return sent;
}

it('refuses uploads that would hold too much, before anything of them is read', async () => {
  const [eager, calm] = [await api.as('eager', 'AUTHOR'), await api.as('calm', 'AUTHOR')];
  const picture = await paint(40, 30).png().toBuffer();
  const upload = (token: string) => api.call('POST /api/media?name=x', { token, bytes: picture });
  expect((await upload(eager)).status).toBe(201);
  const open = await Promise.all([1, 2, 3, 4].map(() => announce(eager, 10 * MB)));
  // Three fill their half, and the fourth is answered.
  const answered = await Promise.any(
    open.map(
      (one) => new Promise<number>((done) => one.on('response', ({ statusCode = 0 }) => done(statusCode))),
    ),
  );
  expect(answered).toBe(503);
  const length = 3 * MB;
  const refused = await api.call('POST /api/media?name=x', { token: eager, bytes: Buffer.alloc(length) });
  expectError(refused, 503, 'UNAVAILABLE');
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await upload(calm)).status).toBe(201);
  for (const one of open) one.destroy();
  const again = () => api.call('POST /api/media?name=x', { token: eager, bytes: Buffer.alloc(length) });
  // What breaks off gives its room back: these bytes are no picture, but they are looked at.
  await expect.poll(async () => (await again()).status).toBe(422);
});
