import { readFileSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PictureIndex } from './picture-index.ts';
import { type RenderProgress, renderArtwork } from './render-artwork.ts';

const name = 'social-card';
let outDir: string;
let index: PictureIndex;

beforeAll(async () => {
  outDir = await mkdtemp(join(tmpdir(), 'artwork-'));
  index = await renderArtwork({ outDir, only: [name] });
}, 60_000);

afterAll(() => rm(outDir, { recursive: true, force: true }));

it('renders three formats in every width, none of them enlarged', async () => {
  const files = index[name]?.files ?? [];
  expect(files.map(({ width, format }) => `${width} ${format}`)).toEqual([
    '480 avif',
    '480 webp',
    '480 jpg',
    '960 avif',
    '960 webp',
    '960 jpg',
    '1200 avif',
    '1200 webp',
    '1200 jpg',
  ]);
  for (const { file, width, bytes } of files) {
    const metadata = await sharp(join(outDir, file)).metadata();
    expect(metadata.width).toBe(width);
    expect((await stat(join(outDir, file))).size).toBe(bytes);
  }
});

it('writes an index that equals its return value', async () => {
  expect(JSON.parse(await readFile(join(outDir, 'index.json'), 'utf8'))).toEqual(index);
  expect(index[name]).toMatchObject({
    width: 1200,
    height: 630,
    placeholder: expect.stringMatching(/^#[0-9a-f]{6}$/),
  });
});

it('writes the icons next to it, in the right sizes', async () => {
  expect(await readdir(join(outDir, 'brand'))).toEqual(
    expect.arrayContaining([
      'favicon.svg',
      'icon-192.png',
      'icon-512.png',
      'apple-touch-icon.png',
      'social-card.png',
      'social-card.jpg',
    ]),
  );
  expect((await sharp(join(outDir, 'brand/icon-192.png')).metadata()).width).toBe(192);
});

it('writes nothing the second time, and only missing files the third time', async () => {
  const changed = async () => (await stat(join(outDir, 'index.json'))).mtimeMs;
  const before = await changed();
  const states: RenderProgress['state'][] = [];
  const onProgress = ({ state }: RenderProgress) => states.push(state);
  await renderArtwork({ outDir, only: [name], onProgress });
  expect(await changed()).toBe(before);
  await rm(join(outDir, name, '480.webp'));
  await renderArtwork({ outDir, only: [name], onProgress });
  expect(states).toEqual(['unchanged', 'rendered']);
  expect((await stat(join(outDir, name, '480.webp'))).size).toBeGreaterThan(0);
}, 60_000);

it('adds each picture to the index as soon as it is rendered', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'artwork-'));
  const listed: string[][] = [];
  const onProgress = () =>
    listed.push(Object.keys(JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'))));
  await renderArtwork({ outDir: folder, only: ['interior-cabin', 'interior-office'], onProgress });
  await rm(folder, { recursive: true, force: true });
  expect(listed.map((names) => names.length)).toEqual([1, 2]);
}, 60_000);
