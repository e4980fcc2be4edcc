import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectError, startTestApi, type TestApi } from '../../../../test/test-api.ts';
import { heic, largePng, photograph } from '../../../../test/test-pictures.ts';
import { ANSWERS, expectStatus, type Office, startOffice } from '../../../../test/test-submissions.ts';
import { StoredFilesService } from './stored-files.service.ts';

const DAY_MS = 86_400_000;
const folder = mkdtempSync(join(tmpdir(), 'boardwalk-files-'));
let api: TestApi;
let office: Office;
let sam: string;
let draft: { id: string; version: number };
beforeAll(async () => {
  api = await startTestApi({ environment: { MEDIA_DIR: folder } });
  office = await startOffice(api);
  const { slug } = await office.form({ title: 'With files' });
  sam = await api.as('sam');
  await api.call('GET /api/users/me', { token: sam });
  draft = expectStatus(await office.begin(sam, slug), 200);
});
afterAll(async () => {
  await api.stop();
  rmSync(folder, { recursive: true });
});

const send = (bytes: Buffer, { field = 'picture', name = 'me.jpg', token = sam } = {}) =>
  api.call(`POST /api/submissions/${draft.id}/files?field=${field}&name=${encodeURIComponent(name)}`, {
    token,
    bytes,
  });
const stored = () => readdirSync(join(folder, 'submissions'));
const fetchFile = async (fileId: string, token: string) => {
  const response = await fetch(`${api.url}/api/submissions/${draft.id}/files/${fileId}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return {
    status: response.status,
    headers: response.headers,
    bytes: Buffer.from(await response.arrayBuffer()),
  };
};

let picture: string;

it('stores nothing of a photograph but its pixels', async () => {
  const sent = await photograph(320, 200);
  expect((await sharp(sent).metadata()).exif).toBeDefined();
  const file = expectStatus(await send(sent, { name: 'Ferry “night”.jpg' }), 201);
  expect(file).toMatchObject({ field: 'picture', mediaType: 'image/jpeg', name: 'Ferry “night”.jpg' });
  picture = file.id;
  const { headers, bytes } = await fetchFile(picture, sam);
  const { exif, format, width, height } = await sharp(bytes).metadata();
  expect([exif, format, width, height]).toEqual([undefined, 'jpeg', 200, 320]);
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-type': 'image/jpeg',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
    'content-disposition': "attachment; filename*=UTF-8''Ferry%20%E2%80%9Cnight%E2%80%9D.jpg",
  });
});

it.each([
  ['a page', Buffer.from('<!doctype html>\u0000<script>alert(1)</script>')],
  ['a program', Buffer.from('7f454c4602010100', 'hex')],
  ['nothing', Buffer.alloc(0)],
])('rejects %s', async (_, bytes) => {
  expectError(await send(bytes), 422, 'FILE_REFUSED');
  expect(stored()).toEqual([picture]);
});

it.each([
  ['a broken picture', 'MEDIA_DAMAGED', Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.alloc(40)])],
  ['a HEIC photo', 'MEDIA_HEIC', heic(['mif1', 'heic'])],
  ['a picture of too many pixels', 'FILE_TOO_LARGE', largePng(30_000, 30_000, false)],
] as const)('explains the problem of %s', async (_, code, bytes) => {
  expectError(await send(bytes), 422, code);
  expect(stored()).toEqual([picture]);
});

it('rejects files that are too large, for another field, or for another member’s submission', async () => {
  expectError(await send(Buffer.alloc(5 * 1024 * 1024 + 1, 'x')), 422, 'FILE_TOO_LARGE');
  expectError(await send(Buffer.from('text'), { field: 'name' }), 422, 'FILE_REFUSED');
  const token = await api.as('stranger');
  expectError(await send(Buffer.from('text'), { token }), 404, 'SUBMISSION_NOT_FOUND');
});

it('accepts as many as the field allows', async () => {
  const text = expectStatus(await send(Buffer.from('Plain words. ü'), { name: 'words.txt' }), 201);
  expect(text.mediaType).toBe('text/plain');
  expectError(await send(Buffer.from('%PDF-1.7')), 409, 'TOO_MANY_FILES');
  expect(
    (await api.call(`DELETE /api/submissions/${draft.id}/files/${text.id}`, { token: sam })).status,
  ).toBe(204);
  expect(expectStatus(await send(Buffer.from('%PDF-1.7')), 201).mediaType).toBe('application/pdf');
});

it('are readable for reviewers once they are submitted, and for no one else', async () => {
  expect((await fetchFile(picture, office.ines)).status).toBe(404);
  const { version } = await office.own(sam, draft.id);
  expectError(
    await office.submit(sam, { id: draft.id, version }, { ...ANSWERS, picture: [draft.id] }),
    422,
    'INPUT_INVALID',
  );
  expectStatus(await office.submit(sam, { id: draft.id, version }, { ...ANSWERS, picture: [picture] }), 200);
  expect((await fetchFile(picture, office.ines)).status).toBe(200);
  expect((await fetchFile(picture, office.helper)).status).toBe(200);
  expect((await fetchFile(picture, await api.as('stranger'))).status).toBe(404);
  expect((await fetchFile(picture, await api.as('editor', 'EDITOR'))).status).toBe(404);
  expectError(await send(Buffer.from('late')), 409, 'SUBMISSION_STATE_REFUSED');
});

it('deletes unused files after a day, and those of deleted submissions', async () => {
  expect(stored()).toHaveLength(2);
  const files = api.get(StoredFilesService);
  expect(await files.clean()).toBe(0);
  expect(await files.clean(new Date(Date.now() + 2 * DAY_MS))).toBe(1);
  expect(stored()).toEqual([picture]);
  await api.database.sql(`DELETE FROM submissions WHERE id = $1`, [draft.id]);
  expect(await files.clean(new Date(Date.now() + 2 * DAY_MS))).toBe(1);
  expect(stored()).toEqual([]);
});
