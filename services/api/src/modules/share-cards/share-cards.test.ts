import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { expectError, startTestApi, type TestApi } from '../../../test/test-api.ts';
import { type Newsroom, startNewsroom, textOf } from '../../../test/test-articles.ts';
import { paint } from '../../../test/test-pictures.ts';
import { PictureWork } from '../media/picture-work.ts';

const folder = mkdtempSync(join(tmpdir(), 'boardwalk-cards-'));
let api: TestApi;
let room: Newsroom;
beforeAll(async () => {
  mkdirSync(join(folder, 'artwork/hero-morning'), { recursive: true });
  const harbour = sharp({ create: { width: 1440, height: 600, channels: 3, background: '#00ff00' } });
  writeFileSync(join(folder, 'artwork/hero-morning/1440.jpg'), await harbour.jpeg().toBuffer());
  api = await startTestApi({
    environment: { MEDIA_DIR: join(folder, 'media'), ARTWORK_DIR: join(folder, 'artwork') },
  });
  room = await startNewsroom(api);
});
afterAll(async () => {
  await api.stop();
  rmSync(folder, { recursive: true });
});

/** Returns the address of a page's link preview picture. */
async function addressOf(page: string): Promise<string> {
  const { body } = await api.call(`GET /api/${page}/card` as 'GET /api/articles/:id/card');
  expect(body.image).toMatchObject({ width: 1200, height: 630, alt: expect.stringContaining(body.title) });
  return body.image?.src ?? '';
}

async function fetchCard(address: string) {
  const answer = await fetch(api.url + address);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  const bytes = Buffer.from(await answer.arrayBuffer());
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([1200, 630]);
  const colourAt = (x: number, y: number) => [...data.subarray((y * 1200 + x) * 3, (y * 1200 + x) * 3 + 3)];
  /** Returns the share of dark pixels in a region of the card. */
  const ink = (left: number, top: number, width: number, height: number) => {
    let dark = 0;
    for (let y = top; y < top + height; y += 1)
      for (let x = left; x < left + width; x += 1) if ((colourAt(x, y)[0] ?? 255) < 90) dark += 1;
    return dark / (width * height);
  };
  return { answer, bytes, colourAt, ink };
}
/** Rounds a color, because JPEG changes it slightly. */
const near = (colour: number[]) => colour.map((part) => Math.round(part / 8) * 8);

it('renders an article’s title next to its cover, cropped around the focal point', async () => {
  const bytes = await paint(1600, 900).jpeg().toBuffer();
  const media = await api.call('POST /api/media?name=Pier&alt=The%20pier', { token: room.editor, bytes });
  const lookAt = (x: number) =>
    api.call(`PUT /api/media/${media.body.id}`, { token: room.editor, body: { focus: { x, y: 0 } } });
  const cover = { mediaId: media.body.id, alt: 'The pier' };
  await lookAt(0);
  const left = await room.publish({ title: 'The pier is open', cover });
  const card = await fetchCard(await addressOf(`articles/${left.slug}`));
  expect(card.answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(card.ink(56, 150, 600, 250)).toBeGreaterThan(0.05);
  expect(near(card.colourAt(20, 600))).toEqual(near([0xf6, 0xf3, 0xec]));
  expect(near(card.colourAt(960, 300))).toEqual(near([0x12, 0x34, 0x56]));
  await lookAt(1);
  const right = await room.publish({ title: 'The pier is open', cover });
  const moved = await fetchCard(await addressOf(`articles/${right.slug}`));
  expect(near(moved.colourAt(960, 300))).toEqual(near([200, 90, 40]));
});

it('renders the harbor without a cover, and fits the longest title', async () => {
  const title = 'Größere Fähren für Öl und Äpfel '.repeat(5).slice(0, 150);
  const card = await fetchCard(await addressOf(`articles/${(await room.publish({ title })).slug}`));
  expect(near(card.colourAt(960, 300))).toEqual(near([0, 255, 0]));
  expect(card.ink(56, 150, 600, 330)).toBeGreaterThan(0.1);
  expect(card.ink(0, 600, 700, 30)).toBe(0);
  expect(card.ink(675, 0, 40, 630)).toBe(0);
});

it('renders another picture when the article changes, and redirects from the previous one', async () => {
  const article = await room.publish({ title: 'First words' });
  const first = await addressOf(`articles/${article.slug}`);
  await room.change(room.editor, article, { title: 'Second words' });
  const second = await addressOf(`articles/${article.slug}`);
  expect(second).not.toBe(first);
  const led = await fetch(api.url + first, { redirect: 'manual' });
  expect([led.status, led.headers.get('location')]).toEqual([302, second]);
  expect((await fetchCard(first)).bytes).toEqual((await fetchCard(second)).bytes);
});

it('hides unpublished articles, even with a known address', async () => {
  const draft = await room.begin(room.author, { title: 'A secret draft' });
  const guess = `GET /api/cards/articles/${draft.id}/0123456789abcdef.jpg`;
  expectError(await api.call(guess), 404, 'ARTICLE_NOT_FOUND');
  expectError(await api.call(guess, { token: room.author }), 404, 'ARTICLE_NOT_FOUND');
  const article = await room.publish({ title: 'Out for a moment' });
  const address = await addressOf(`articles/${article.slug}`);
  expect((await room.move(room.editor, article, 'archived')).status).toBe(200);
  expectError(await api.call(`GET ${address}`), 404, 'ARTICLE_NOT_FOUND');
});

it('renders a page of the docs with its breadcrumb, and no hidden page', async () => {
  const write = async (body: object) => (await api.call('POST /api/docs', { token: room.editor, body })).body;
  const rules = await write({ title: 'Rules', published: true });
  const body = textOf('Drive on the right.');
  const traffic = await write({ title: 'Traffic', published: true, parentId: rules.id, body });
  const { body: card } = await api.call('GET /api/docs/traffic/card');
  expect(card).toMatchObject({ title: 'Traffic', description: 'Drive on the right.' });
  expect(card.image?.alt).toBe('Meridian RP, Docs, Rules, Traffic.');
  const drawn = await fetchCard(await addressOf('docs/traffic'));
  expect(near(drawn.colourAt(10, 10))).toEqual(near([0x0b, 0x0f, 0x1a]));
  const top = await fetchCard(await addressOf('docs/rules'));
  expect(top.bytes).not.toEqual(drawn.bytes);
  await api.call(`PUT /api/docs/${rules.id}`, { token: room.editor, body: { published: false, version: 1 } });
  expectError(await api.call(`GET ${card.image?.src}`), 404, 'DOC_NOT_FOUND');
  expect(traffic.published).toBe(true);
});

it.each([
  'Привет, ночной город',
  'Νύχτα στο λιμάνι',
  'Đêm hội bến cảng',
  '夏祭りのお知らせ',
  '항구 축제 안내',
  'مهرجان الميناء الكبير',
  'פסטיבל הנמל הגדול',
])('renders the title %s in its script', async (title) => {
  const card = await fetchCard(await addressOf(`articles/${(await room.publish({ title })).slug}`));
  const empty = await fetchCard(await addressOf(`articles/${(await room.publish({ title: '. . .' })).slug}`));
  expect(card.ink(56, 190, 600, 200)).toBeGreaterThan(empty.ink(56, 190, 600, 200) + 0.03);
});

it('uses the site’s own card for titles with unsupported characters', async () => {
  const { slug } = await room.publish({ title: 'ᚠᛇᚻ ᛒᛦᚦ ᚠᚱᚩᚠᚢᚱ' });
  expect((await api.call(`GET /api/articles/${slug}/card`)).body.image).toBeNull();
});

it('renders once for simultaneous requests, and rejects them when too many pictures wait', async () => {
  const work = api.get(PictureWork);
  const article = await room.publish({ title: 'Asked for by many' });
  const address = await addressOf(`articles/${article.slug}`);
  // Pictures of this file are encoded on the same worker threads.
  const due = () => api.database.sql('SELECT id FROM media WHERE avif_due IS NOT NULL');
  await expect.poll(due, { timeout: 15_000 }).toEqual([]);
  const run = vi.spyOn(work, 'run');
  await Promise.all(Array.from({ length: 5 }, () => fetchCard(address)));
  expect(run).toHaveBeenCalledTimes(1);
  vi.spyOn(work, 'isCrowded', 'get').mockReturnValue(true);
  await fetchCard(address);
  const other = await room.publish({ title: 'One too many' });
  const refused = await api.call(`GET ${await addressOf(`articles/${other.slug}`)}`);
  expectError(refused, 503, 'UNAVAILABLE');
  expect(refused.headers.get('retry-after')).toBe('5');
  vi.restoreAllMocks();
});
