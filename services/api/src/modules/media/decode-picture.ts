import { MEDIA_LIMITS, MEDIA_WIDTHS } from '@boardwalk/contracts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { sharpLibrary } from './sharp-library.ts';

/** The largest that is kept. Nothing shows more, and WebP and AVIF end at 16383 pixels. */
const MOST = { width: Math.max(...MEDIA_WIDTHS), height: 8_640 };
const MOST_SECONDS = 20;

/** Pixels and nothing else: upright, in sRGB, without anything that came along with them. */
export interface Picture {
  data: Buffer;
  width: number;
  height: number;
  channels: 1 | 2 | 3 | 4;
}

/**
 * Reads a picture by what its bytes are, whatever it is called. Of an animation it takes the first frame.
 * @throws MEDIA_REFUSED for what is no picture, is damaged or takes too long; MEDIA_TOO_LARGE for too many pixels.
 */
export async function decodePicture(bytes: Buffer): Promise<Picture> {
  const sharp = await sharpLibrary();
  try {
    const { data, info } = await sharp(bytes, {
      limitInputPixels: MEDIA_LIMITS.pixels,
      failOn: 'error',
      sequentialRead: true,
      pages: 1,
    })
      .timeout({ seconds: MOST_SECONDS })
      .autoOrient()
      .resize({ ...MOST, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { data, width: info.width, height: info.height, channels: info.channels };
  } catch (cause) {
    throw new ApiError(isPixelLimit(cause) ? 'MEDIA_TOO_LARGE' : 'MEDIA_REFUSED', { cause });
  }
}

/** The library has no codes for its errors. */
function isPixelLimit(error: unknown): boolean {
  return error instanceof Error && error.message.includes('exceeds pixel limit');
}
