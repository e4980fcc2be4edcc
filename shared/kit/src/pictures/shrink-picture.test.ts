// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { shrinkPicture } from './shrink-picture.ts';

const read = vi.fn();
const webp = new Blob(['x'.repeat(100)], { type: 'image/webp' });
beforeEach(() => {
  vi.stubGlobal('createImageBitmap', read);
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({ drawImage() {} } as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(webp));
  read.mockReset().mockResolvedValue({ width: 10, height: 10, close() {} });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const fileOf = (type: string, bytes: number) => new File(['x'.repeat(bytes)], 'picture', { type });

it.each(['image/heic', 'image/heif'])('converts a small %s photo into an accepted format', async (type) => {
  expect(await shrinkPicture(fileOf(type, 10))).toBe(webp);
});

it('sends a HEIC photo unchanged if the browser can’t decode it', async () => {
  read.mockRejectedValue(new DOMException('The source image could not be decoded.'));
  const photo = fileOf('image/heic', 10);
  expect(await shrinkPicture(photo)).toBe(photo);
});

it('downscales large pictures, and keeps small ones and other files unchanged', async () => {
  expect(await shrinkPicture(fileOf('image/jpeg', 2_000_000))).toBe(webp);
  for (const [type, bytes] of [
    ['image/jpeg', 1_000],
    ['image/gif', 2_000_000],
    ['text/plain', 2_000_000],
  ] as const) {
    const file = fileOf(type, bytes);
    expect(await shrinkPicture(file)).toBe(file);
  }
});
