import { MEDIA_LIMITS, MEDIA_WIDTHS } from '@boardwalk/contracts';
import type sharpFactory from 'sharp';
import { ApiError } from '../../platform/errors/api-error.ts';
import type { MediaFormat } from './media-forms.ts';

type Sharp = typeof sharpFactory;

/** Pixels without metadata: upright, in sRGB. */
export interface Picture {
  data: Buffer;
  width: number;
  height: number;
  channels: 1 | 2 | 3 | 4;
}

/** Allowed decoders. All others of the library (SVG, PDF, TIFF) are disabled. */
const DECODERS = ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map((kind) => `VipsForeignLoad${kind}Buffer`);
/** Maximum dimensions that are stored. Nothing shows more, and WebP and AVIF end at 16383 pixels. */
const MAX_DIMENSIONS = { width: Math.max(...MEDIA_WIDTHS), height: 8_640 };
const MAX_SECONDS = 20;
/** Maximum width for link previews. */
const FALLBACK_WIDTH = 1_440;
const WHITE = '#fff';
/** Chroma at half the resolution, as always in WebP: full resolution takes a third more memory. */
const AVIF = { quality: 55, effort: 3, chromaSubsampling: '4:2:0' };

let loaded: Promise<Sharp> | undefined;

/** Loads the library on first use, so that a process without uploads doesn't load it. */
function sharpLibrary(): Promise<Sharp> {
  loaded ??= import('sharp').then(({ default: sharp }) => {
    // One thread per picture, and no cache: `PictureWork` limits the concurrency.
    sharp.concurrency(1);
    sharp.cache(false);
    sharp.block({ operation: ['VipsForeignLoad'] });
    sharp.unblock({ operation: DECODERS });
    return sharp;
  });
  return loaded;
}

/**
 * Decodes a picture by its bytes, regardless of its name. Of an animation it takes the first frame.
 * @throws MEDIA_REFUSED for other files; MEDIA_HEIC; MEDIA_DAMAGED for incomplete files or a timeout; MEDIA_TOO_LARGE for too many pixels.
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
      .timeout({ seconds: MAX_SECONDS })
      .autoOrient()
      .resize({ ...MAX_DIMENSIONS, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { data, width: info.width, height: info.height, channels: info.channels };
  } catch (cause) {
    throw new ApiError(isPixelLimit(cause) ? 'MEDIA_TOO_LARGE' : refusalOf(bytes), { cause });
  }
}

/** Returns the widths in which a picture is stored: the standard ones below its width, and its own. */
export function widthsOf({ width }: Pick<Picture, 'width'>, format: MediaFormat): number[] {
  if (format === 'jpeg') return [Math.min(width, FALLBACK_WIDTH)];
  return [...new Set([...MEDIA_WIDTHS.filter((usual) => usual < width), width])];
}

export async function encodePicture(picture: Picture, format: MediaFormat, width: number): Promise<Buffer> {
  const resized = (await pixelsOf(picture)).resize({ width });
  if (format === 'avif') return resized.avif(AVIF).toBuffer();
  if (format === 'webp') return resized.webp({ quality: 80 }).toBuffer();
  return resized.flatten({ background: WHITE }).jpeg({ quality: 80, progressive: true }).toBuffer();
}

/** Encodes the center of a picture in exactly this shape, in WebP. @param size in pixels. */
export async function encodeCover(
  picture: Picture,
  size: { width: number; height: number },
): Promise<Buffer> {
  const cut = (await pixelsOf(picture)).resize({ ...size, fit: 'cover' });
  return cut.webp({ quality: 80 }).toBuffer();
}

/** Encodes the whole picture losslessly and fast: it is read once again and then removed. */
export async function encodeMaster(picture: Picture): Promise<Buffer> {
  return (await pixelsOf(picture)).png({ compressionLevel: 1 }).toBuffer();
}

async function pixelsOf({ data, width, height, channels }: Picture) {
  const sharp = await sharpLibrary();
  return sharp(data, { raw: { width, height, channels } });
}

/** First bytes of the accepted formats. Source: the signatures of JPEG, PNG, GIF (as latin1 text). */
const MARKS = ['\u00ff\u00d8\u00ff', '\u0089PNG\r\n\u001a\n', 'GIF87a', 'GIF89a'];
/** Brands of HEIF files with HEVC, which no browser but Safari and no decoder of this site supports. Source: ISO/IEC 23008-12, annex B. */
const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx'];
const MAX_BRANDS = 16;

/** Returns the reason why a file couldn't be decoded. */
function refusalOf(bytes: Buffer): 'MEDIA_HEIC' | 'MEDIA_DAMAGED' | 'MEDIA_REFUSED' {
  if (isHeic(bytes)) return 'MEDIA_HEIC';
  return isPictureByMark(bytes) ? 'MEDIA_DAMAGED' : 'MEDIA_REFUSED';
}

/** Whether the bytes are a HEIC photo, regardless of the name. */
export function isHeic(bytes: Buffer): boolean {
  const brands = brandsOf(bytes);
  return brands.some((brand) => HEIC_BRANDS.includes(brand)) && !brands.includes('avif');
}

/** Whether the bytes start with the signature of an accepted format. */
function isPictureByMark(bytes: Buffer): boolean {
  const begin = bytes.toString('latin1', 0, 12);
  if (MARKS.some((mark) => begin.startsWith(mark))) return true;
  if (begin.startsWith('RIFF') && begin.endsWith('WEBP')) return true;
  return brandsOf(bytes).some((brand) => brand === 'avif' || brand === 'avis');
}

/** Returns the brands in the first box of an ISO media file: the major one, and compatible ones. */
function brandsOf(bytes: Buffer): string[] {
  if (bytes.length < 16 || bytes.toString('latin1', 4, 8) !== 'ftyp') return [];
  const end = Math.min(bytes.readUInt32BE(0), bytes.length, 16 + 4 * MAX_BRANDS);
  const brands = [bytes.toString('latin1', 8, 12)];
  for (let at = 16; at + 4 <= end; at += 4) brands.push(bytes.toString('latin1', at, at + 4));
  return brands;
}

/** The library has no error codes, so its message is compared. */
function isPixelLimit(error: unknown): boolean {
  return error instanceof Error && error.message.includes('exceeds pixel limit');
}
