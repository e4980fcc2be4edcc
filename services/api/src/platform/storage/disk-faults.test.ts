import { makeSmallDisk, type SmallDisk } from '@boardwalk/server/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectError, startTestApi, type TestApi } from '../../../test/test-api.ts';
import { paint } from '../../../test/test-pictures.ts';

let disk: SmallDisk | undefined;
let api: TestApi;
beforeAll(async () => {
  disk = makeSmallDisk(4_194_304);
  api = await startTestApi({ environment: { MEDIA_DIR: disk?.folder ?? '/nonexistent/media' } });
});
afterAll(async () => {
  await api.stop();
  disk?.remove();
});

it('reports a full disk, serves existing files, and recovers when there is space', async ({ skip }) => {
  if (!disk) return skip('no small disk can be made here');
  const token = await api.as('author', 'AUTHOR');
  const bytes = await paint(900, 600).jpeg().toBuffer();
  const send = () => api.call('POST /api/media?name=x', { token, bytes });
  const before = await send();
  expect(before.status).toBe(201);
  disk.fill();
  expectError(await send(), 507, 'STORAGE_FULL');
  expect(api.logs).toContainEqual(
    expect.objectContaining({
      level: 'warn',
      msg: expect.stringContaining('there is no room left'),
      err: expect.objectContaining({ code: 'ENOSPC' }),
    }),
  );
  expect((await api.call(`GET /api/media/${before.body.id}`)).status).toBe(200);
  expect((await api.call('GET /api/media', { token })).body.items).toHaveLength(1);
  disk.free();
  expect((await send()).status).toBe(201);
});

it('reports a folder that can’t be written, and recovers when it can', async ({ skip }) => {
  if (!disk) return skip('no small disk can be made here');
  const token = await api.as('author', 'AUTHOR');
  const bytes = await paint(90, 60).jpeg().toBuffer();
  const send = () => api.call('POST /api/media?name=y', { token, bytes });
  disk.setReadOnly(true);
  expectError(await send(), 507, 'STORAGE_READ_ONLY');
  expect(api.logs).toContainEqual(
    expect.objectContaining({
      level: 'warn',
      msg: expect.stringContaining('can’t be written'),
      err: expect.objectContaining({ message: expect.stringContaining(disk.folder) }),
    }),
  );
  disk.setReadOnly(false);
  expect((await send()).status).toBe(201);
});
