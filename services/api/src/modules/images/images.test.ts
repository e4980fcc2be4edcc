import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectError, startTestApi, type TestApi } from '../../../test/test-api.ts';

const folder = mkdtempSync(join(tmpdir(), 'boardwalk-artwork-'));
let api: TestApi;
beforeAll(async () => {
  mkdirSync(join(folder, 'banner'));
  const files = [480, 960, 1920].flatMap((width) =>
    ['avif', 'webp', 'jpg'].map((format) => {
      const file = `banner/${width}.${format}`;
      writeFileSync(join(folder, file), `${format} ${width}`);
      return { width, format, file, bytes: 8, hash: `${format}${width}` };
    }),
  );
  writeFileSync(join(folder, 'icon.svg'), '<svg/>');
  const icon = { width: 32, format: 'svg', file: 'icon.svg', bytes: 6, hash: 'icon' };
  const lost = { width: 32, format: 'png', file: 'lost.png', bytes: 6, hash: 'lost' };
  const index = { banner: { alt: 'x', files }, icon: { files: [icon] }, lost: { files: [lost] } };
  writeFileSync(join(folder, 'index.json'), JSON.stringify(index));
  api = await startTestApi({ environment: { ARTWORK_DIR: folder } });
});
afterAll(async () => {
  await api.stop();
  rmSync(folder, { recursive: true });
});

const get = (path: string, headers: Record<string, string> = { accept: '*/*' }) =>
  api.call(`GET /api/images/${path}`, { headers });
const BROWSER = 'image/avif,image/webp,image/apng,image/*,*/*;q=0.8';

it.each([
  ['banner.jpg?w=960', '*/*', 'jpg 960', 'image/jpeg'],
  ['banner.jpg?w=500', '*/*', 'jpg 960', 'image/jpeg'],
  ['banner.jpg?w=4000', '*/*', 'jpg 1920', 'image/jpeg'],
  ['banner.jpg', '*/*', 'jpg 1920', 'image/jpeg'],
  ['banner.jpg?w=480', BROWSER, 'avif 480', 'image/avif'],
  ['banner.jpg?w=480', 'image/webp', 'webp 480', 'image/webp'],
  ['banner.webp?w=480', 'image/avif;q=0, image/webp', 'webp 480', 'image/webp'],
  ['icon.svg', BROWSER, '<svg/>', 'image/svg+xml'],
])('returns %s for %s', async (path, accept, content, type) => {
  const answer = await get(path, { accept });
  expect([answer.status, answer.body]).toEqual([200, content]);
  expect(answer.headers.get('content-type')).toBe(type);
  expect(answer.headers.get('content-length')).toBe(String(content.length));
  expect(answer.headers.get('vary')).toBe('Accept');
  expect(answer.headers.get('cache-control')).toBe('public, max-age=86400, stale-while-revalidate=604800');
});

it('responds with 304 to its ETag', async () => {
  const tag = (await get('banner.jpg')).headers.get('etag') ?? '';
  const answer = await get('banner.jpg', { accept: '*/*', 'if-none-match': `"other", W/${tag}` });
  expect([answer.status, answer.body, answer.headers.get('etag')]).toEqual([304, '', '"jpg1920"']);
});

it('responds to HEAD without the body', async () => {
  const answer = await api.call('HEAD /api/images/banner.jpg?w=480', { headers: { accept: '*/*' } });
  expect([answer.status, answer.body]).toEqual([200, '']);
  expect(answer.headers.get('content-length')).toBe('7');
});

describe('everything else', () => {
  it.each(['nothing.jpg', 'banner.png', 'lost.png', 'constructor.jpg', '__proto__.jpg'])(
    'is missing: %s',
    async (path) => {
      const answer = await get(path);
      expect([404, 422]).toContain(answer.status);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      if (answer.status === 404) expectError(answer, 404, 'IMAGE_NOT_FOUND');
    },
  );

  // Unnecessarily encoded characters are rejected before routing.
  it.each([
    ['..%2Findex.json', 422],
    ['%2e%2e%2fbanner%2f480.jpg', 400],
    ['banner%2F480.jpg', 422],
    ['banner.exe', 422],
    ['banner.jpg%00', 422],
  ] as const)('can’t be reached by %s: %i', async (path, status) => {
    expect((await get(path)).status).toBe(status);
  });
});
