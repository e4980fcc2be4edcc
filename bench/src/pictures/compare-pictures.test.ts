import sharp from 'sharp';
import { expect, it } from 'vitest';
import { comparePictures } from './compare-pictures.ts';

const WHITE = { r: 255, g: 255, b: 255 };

/** A picture of one color, with one pixel of another. */
async function picture(width: number, height: number, pixel = WHITE): Promise<Buffer> {
  const dot = await sharp({ create: { width: 1, height: 1, channels: 3, background: pixel } })
    .png()
    .toBuffer();
  return sharp({ create: { width, height, channels: 3, background: WHITE } })
    .composite([{ input: dot, left: 1, top: 2 }])
    .png()
    .toBuffer();
}

it('ignores equal pixels, and differences too small to see', async () => {
  const white = await picture(10, 10);
  expect(await comparePictures(white, await picture(10, 10))).toEqual({ share: 0, picture: undefined });
  const nearly = await picture(10, 10, { r: 250, g: 255, b: 255 });
  expect(await comparePictures(white, nearly)).toEqual({ share: 0, picture: undefined });
});

it('marks the different pixel, and returns its share', async () => {
  const { share, picture: marked } = await comparePictures(
    await picture(10, 10),
    await picture(10, 10, { r: 0, g: 0, b: 0 }),
  );
  expect(share).toBe(0.01);
  const { data, info } = await sharp(marked).raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [...data.subarray((y * 10 + x) * info.channels).subarray(0, 3)];
  expect(at(1, 2)).toEqual([255, 0, 80]);
  expect(at(2, 2)).toEqual([255, 255, 255]);
});

it('counts the area that only one picture has', async () => {
  const { share } = await comparePictures(await picture(10, 10), await picture(10, 20));
  expect(share).toBe(0.5);
});
