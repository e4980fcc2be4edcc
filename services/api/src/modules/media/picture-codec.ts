import { MEDIA_LIMITS, MEDIA_WIDTHS } from '@boardwalk/contracts';
import type sharpFactory from 'sharp';
import { ApiError } from '../../platform/errors/api-error.ts';
import type { MediaFormat } from './media-forms.ts';

type Sharp = typeof sharpFactory;

/** Pixels and nothing else: upright, in sRGB, without anything that came along with them. */
export interface Picture {
  data: Buffer;
  width: number;
  height: number;
  channels: 1 | 2 | 3 | 4;
}

/** What may be decoded at all, by the names of the decoders. Everything else the library knows (SVG, PDF, TIFF) is switched off. */
const DECODERS = ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map((kind) => `VipsForeignLoad${kind}Buffer`);
/** The largest that is kept. Nothing shows more, and WebP and AVIF end at 16383 pixels. */
const MOST = { width: Math.max(...MEDIA_WIDTHS), height: 8_640 };
const MOST_SECONDS = 20;
/** Link previews take no more. */
const FALLBACK_WIDTH = 1_440;
const WHITE = '#fff';
/** Colours at half the size, as WebP has them always: with all of them the encoder takes a third more memory. */
const AVIF = { quality: 55, effort: 3, chromaSubsampling: '4:2:0' };

let loaded: Promise<Sharp> | undefined;

/** The library for pictures. A service that is never sent one doesn't load it. */
function sharpLibrary(): Promise<Sharp> {
  loaded ??= import('sharp').then(({ default: sharp }) => {
    // One thread for each picture, and no cache: how many are worked on at once is decided by `PictureWork`.
    sharp.concurrency(1);
    sharp.cache(false);
    sharp.block({ operation: ['VipsForeignLoad'] });
    sharp.unblock({ operation: DECODERS });
    return sharp;
  });
  return loaded;
}

/**
 * Reads a picture by what its bytes are, whatever it is called. Of an animation it takes the first frame.
 * @throws MEDIA_REFUSED for what is no picture; MEDIA_HEIC; MEDIA_DAMAGED for what is incomplete or takes too long; MEDIA_TOO_LARGE for too many pixels.
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
    throw new ApiError(isPixelLimit(cause) ? 'MEDIA_TOO_LARGE' : refusalOf(bytes), { cause });
  }
}

/** The widths that a picture is kept in: the usual ones as far as it goes, and its own. */
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

/** The middle of a picture in exactly this shape, in WebP. @param size in pixels. */
export async function encodeCover(
  picture: Picture,
  size: { width: number; height: number },
): Promise<Buffer> {
  const cut = (await pixelsOf(picture)).resize({ ...size, fit: 'cover' });
  return cut.webp({ quality: 80 }).toBuffer();
}

/** The whole picture without loss, and quickly: it is read once more and then removed. */
export async function encodeMaster(picture: Picture): Promise<Buffer> {
  return (await pixelsOf(picture)).png({ compressionLevel: 1 }).toBuffer();
}

async function pixelsOf({ data, width, height, channels }: Picture) {
  const sharp = await sharpLibrary();
  return sharp(data, { raw: { width, height, channels } });
}

/** First bytes of the accepted formats. Source: the marks of JPEG, PNG, GIF (as latin1 text). */
const MARKS = ['\u00ff\u00d8\u00ff', '\u0089PNG\r\n\u001a\n', 'GIF87a', 'GIF89a'];
/** Brands of HEIF files whose pixels are HEVC, which no browser but Safari and no decoder of this site reads. Source: ISO/IEC 23008-12, annex B. */
const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx'];
const MOST_BRANDS = 16;

/** Why a file couldn't be read as a picture. */
function refusalOf(bytes: Buffer): 'MEDIA_HEIC' | 'MEDIA_DAMAGED' | 'MEDIA_REFUSED' {
  if (isHeic(bytes)) return 'MEDIA_HEIC';
  return isPictureByMark(bytes) ? 'MEDIA_DAMAGED' : 'MEDIA_REFUSED';
}

/** Whether these bytes are a HEIC photo, whatever the file is called. */
export function isHeic(bytes: Buffer): boolean {
  const brands = brandsOf(bytes);
  return brands.some((brand) => HEIC_BRANDS.includes(brand)) && !brands.includes('avif');
}

/** Whether these bytes begin as a picture of a format that is taken. */
function isPictureByMark(bytes: Buffer): boolean {
  const begin = bytes.toString('latin1', 0, 12);
  if (MARKS.some((mark) => begin.startsWith(mark))) return true;
  if (begin.startsWith('RIFF') && begin.endsWith('WEBP')) return true;
  return brandsOf(bytes).some((brand) => brand === 'avif' || brand === 'avis');
}

/** The brands in the first box of an ISO media file: what it is, and what else it can be read as. */
function brandsOf(bytes: Buffer): string[] {
  if (bytes.length < 16 || bytes.toString('latin1', 4, 8) !== 'ftyp') return [];
  const end = Math.min(bytes.readUInt32BE(0), bytes.length, 16 + 4 * MOST_BRANDS);
  const brands = [bytes.toString('latin1', 8, 12)];
  for (let at = 16; at + 4 <= end; at += 4) brands.push(bytes.toString('latin1', at, at + 4));
  return brands;
}

/** The library has no codes for its errors. */
function isPixelLimit(error: unknown): boolean {
  return error instanceof Error && error.message.includes('exceeds pixel limit');
}
