import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectError, startTestApi, type TestApi } from '../../../test/test-api.ts';
import { animation, heic, largePng, paint, photograph } from '../../../test/test-pictures.ts';

const folder = mkdtempSync(join(tmpdir(), 'boardwalk-media-'));
let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await startTestApi({ environment: { MEDIA_DIR: folder } });
  token = await api.as('author', 'AUTHOR');
});
afterAll(async () => {
  await api.stop();
  rmSync(folder, { recursive: true });
});

const send = (bytes: Buffer, name = 'picture') =>
  api.call(`POST /api/media?name=${encodeURIComponent(name)}`, { token, bytes });

/** Returns all stored files of a picture, by name. */
function kept(id: string): Map<string, Buffer> {
  const names = readdirSync(join(folder, id)).filter((name) => !name.startsWith('.'));
  return new Map(names.map((name) => [name, readFileSync(join(folder, id, name))]));
}

describe('accepted uploads include', () => {
  it.each(['png', 'webp', 'gif', 'avif', 'jpeg'] as const)(
    'a picture as %s, by its content',
    async (format) => {
      const { status, body } = await send(await paint(400, 200).toFormat(format).toBuffer(), 'x.txt');
      expect([status, body.width, body.height]).toEqual([201, 400, 200]);
      const webp = kept(body.id).get('400.webp') ?? Buffer.alloc(0);
      const { data } = await sharp(webp).raw().toBuffer({ resolveWithObject: true });
      const near = (seen: number | undefined, meant: number) => Math.abs((seen ?? 0) - meant) < 16;
      expect([near(data[0], 0x12), near(data[3 * 399], 200)]).toEqual([true, true]);
    },
  );

  it('a photograph, rotated upright and without its GPS coordinates', async () => {
    const bytes = await photograph(1_000, 600);
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 1_000, height: 600, orientation: 6 });
    expect(bytes.includes('Pocket Camera')).toBe(true);
    const { status, body } = await send(bytes);
    expect([status, body.width, body.height]).toEqual([201, 600, 1_000]);
    for (const [, file] of kept(body.id)) {
      const { exif, xmp, iptc, icc, orientation } = await sharp(file).metadata();
      expect([exif, xmp, iptc, icc, orientation]).toEqual(Array(5).fill(undefined));
      expect(file.includes('Pocket Camera')).toBe(false);
    }
  });

  it('the first frame of an animation', async () => {
    const { body } = await send(await animation(40, 30));
    expect([body.width, body.height]).toEqual([40, 30]);
    const { data, info } = await sharp(kept(body.id).get('40.webp'))
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(info.height).toBe(30);
    expect(data[0]).toBeGreaterThan(200);
    expect(data[2]).toBeLessThan(60);
  });

  it('a transparent picture, on white where the format has no transparency', async () => {
    const background = { r: 0, g: 0, b: 0, alpha: 0 };
    const bytes = await sharp({ create: { width: 30, height: 30, channels: 4, background } })
      .png()
      .toBuffer();
    const { body } = await send(bytes);
    expect((await sharp(kept(body.id).get('30.webp')).stats()).isOpaque).toBe(false);
    const { data } = await sharp(kept(body.id).get('30.jpeg')).raw().toBuffer({ resolveWithObject: true });
    expect(data[0]).toBe(255);
  });

  it('the picture in a polyglot file, without the rest of the file', async () => {
    const secret = '<script>alert(document.cookie)</script>';
    const zip = Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.from('payload.exe')]);
    const jpeg = await paint(400, 300)
      .withExif({ IFD0: { ImageDescription: secret } })
      .jpeg()
      .toBuffer();
    const { status, body } = await send(Buffer.concat([jpeg, Buffer.from(secret), zip]), 'x.html');
    expect(status).toBe(201);
    for (const [, file] of kept(body.id)) {
      expect(file.includes('<script')).toBe(false);
      expect(file.includes('payload')).toBe(false);
    }
  });

  it('exactly 40 megapixels, in every width up to the largest', async () => {
    const { status, body } = await send(largePng(8_000, 5_000));
    expect([status, body.width, body.height]).toEqual([201, 2_160, 1_350]);
    const names = [...kept(body.id).keys()].filter((name) => name.endsWith('.webp'));
    expect(names.sort()).toEqual(['1440.webp', '2160.webp', '320.webp', '640.webp', '960.webp']);
  });

  it('a very tall one, scaled down', async () => {
    const { status, body } = await send(largePng(500, 30_000));
    expect([status, body.width, body.height]).toEqual([201, 144, 8_640]);
  });
});

describe('rejected uploads include', () => {
  const SVG =
    '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><script>alert(1)</script></svg>';
  it.each([
    ['nothing at all', ''],
    ['SVG', SVG],
    ['SVG behind a declaration', `<?xml version="1.0"?>\n${SVG}`],
    ['a page', '<!doctype html><title>x</title><script>alert(1)</script>'],
    ['text that is called a picture', 'just text'],
    ['a document', '%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF'],
  ])('%s', async (_, text) => {
    expectError(await send(Buffer.from(text, 'latin1'), 'picture.png'), 422, 'MEDIA_REFUSED');
  });

  it('TIFF, which no browser displays', async () => {
    expectError(await send(await paint(20, 20).tiff().toBuffer(), 'picture.png'), 422, 'MEDIA_REFUSED');
  });

  it.each(['jpeg', 'png', 'webp', 'avif'] as const)('half of a %s', async (format) => {
    const noise = await sharp({
      create: {
        width: 300,
        height: 300,
        channels: 3,
        background: '#777',
        noise: { type: 'gaussian', mean: 128, sigma: 40 },
      },
    })
      .toFormat(format)
      .toBuffer();
    expectError(await send(noise.subarray(0, noise.length >> 1)), 422, 'MEDIA_DAMAGED');
  });

  it('a PNG signature before an HTML page', async () => {
    const text = '\u0089PNG\r\n\u001a\n<script>alert(1)</script>';
    expectError(await send(Buffer.from(text, 'latin1'), 'picture.png'), 422, 'MEDIA_DAMAGED');
  });

  it.each(['photo.heic', 'photo.jpg'])('a HEIC photo named %s', async (name) => {
    const refused = await send(heic(['mif1', 'heic']), name);
    expect(expectError(refused, 422, 'MEDIA_HEIC').message).toContain('HEIC');
    expectError(await send(heic(['mif1', 'avif']), name), 422, 'MEDIA_DAMAGED');
  });

  it.each([
    ['a header that promises 30000 × 30000 pixels', largePng(30_000, 30_000, false)],
    ['41 megapixels in a few bytes', largePng(8_200, 5_000)],
    ['900 megapixels in a few bytes', largePng(30_000, 30_000)],
    ['more than 10 MB', Buffer.alloc(10 * 1024 * 1024 + 1)],
  ])('%s', async (_, bytes) => {
    expectError(await send(bytes), 422, 'MEDIA_TOO_LARGE');
  });

  it('a form upload from a page', async () => {
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    const answer = await api.call('POST /api/media', { token, body: '--x--', headers });
    expectError(answer, 415, 'MEDIA_TYPE_UNKNOWN');
  });

  it('and leave no files behind', async () => {
    const [row] = await api.database.sql<{ count: string }>('SELECT count(*) FROM media');
    expect(readdirSync(folder)).toHaveLength(Number(row?.count));
  });
});

it('accepts many simultaneous uploads, and processes them sequentially', async () => {
  const bytes = await paint(900, 600).jpeg().toBuffer();
  const answers = await Promise.all(Array.from({ length: 8 }, () => send(bytes)));
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(201));
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(8);
});
