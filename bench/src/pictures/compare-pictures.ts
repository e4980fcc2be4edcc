import sharp from 'sharp';

const CHANNELS = 4;
/** Largest difference of a color channel, of 255, that counts as equal. */
const TOLERANCE = 8;
/** Equal pixels are paler, so that different ones are easy to see. */
const PALE = 0.75;
const MARK = [255, 0, 80, 255] as const;

interface PictureDifference {
  /** Share of different pixels, from 0 to 1. Pixels that only one picture has are different. */
  share: number;
  /** PNG of the second picture, pale, with its differences marked; undefined if there are none. */
  picture: Buffer | undefined;
}

/** Compares two PNGs, which may have different sizes, by their pixels. */
export async function comparePictures(before: Buffer, after: Buffer): Promise<PictureDifference> {
  if (before.equals(after)) return { share: 0, picture: undefined };
  const [one, other] = await Promise.all([before, after].map(pixelsOf));
  if (!one || !other) throw new Error('There are two pictures.');
  const width = Math.max(one.width, other.width);
  const height = Math.max(one.height, other.height);
  const marked = Buffer.alloc(width * height * CHANNELS);
  let different = 0;
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * CHANNELS;
      const [a, b] = [offsetOf(one, x, y), offsetOf(other, x, y)];
      if (a !== undefined && b !== undefined && isEqual(one.data, a, other.data, b)) {
        for (let channel = 0; channel < CHANNELS; channel += 1) {
          const value = other.data[b + channel] ?? 0;
          marked[at + channel] = value + (255 - value) * PALE;
        }
      } else {
        marked.set(MARK, at);
        different += 1;
      }
    }
  if (different === 0) return { share: 0, picture: undefined };
  const raw = { width, height, channels: CHANNELS } as const;
  return {
    share: different / (width * height),
    picture: await sharp(marked, { raw }).png().toBuffer(),
  };
}

interface Pixels {
  data: Buffer;
  width: number;
  height: number;
}

async function pixelsOf(png: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Returns the offset of a pixel; undefined outside of the picture. */
const offsetOf = ({ width, height }: Pixels, x: number, y: number): number | undefined =>
  x < width && y < height ? (y * width + x) * CHANNELS : undefined;

function isEqual(one: Buffer, a: number, other: Buffer, b: number): boolean {
  for (let channel = 0; channel < CHANNELS; channel += 1)
    if (Math.abs((one[a + channel] ?? 0) - (other[b + channel] ?? 0)) > TOLERANCE) return false;
  return true;
}
