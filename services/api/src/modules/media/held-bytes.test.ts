import { mkdtempSync, rmSync } from 'node:fs';
import { type ClientRequest, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectError, startTestApi, type TestApi } from '../../../test/test-api.ts';
import { paint } from '../../../test/test-pictures.ts';
import { HeldBytes } from './held-bytes.ts';

const MB = 1024 * 1024;

it('limits the total of bytes, and each member to half of it', () => {
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

/** Starts an upload with a Content-Length that sends no body. */
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

it('rejects uploads above the limit before their body is read', async () => {
  const [eager, calm] = [await api.as('eager', 'AUTHOR'), await api.as('calm', 'AUTHOR')];
  const picture = await paint(40, 30).png().toBuffer();
  const upload = (token: string) => api.call('POST /api/media?name=x', { token, bytes: picture });
  expect((await upload(eager)).status).toBe(201);
  const open = await Promise.all([1, 2, 3, 4].map(() => announce(eager, 10 * MB)));
  // Three of them reach the member's limit, and the fourth gets a response.
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
  // An aborted upload releases its bytes: the next one is decoded and rejected as no picture.
  await expect.poll(async () => (await again()).status).toBe(422);
});
