import { MEDIA_WIDTHS } from '@boardwalk/contracts';
import type { Picture } from './decode-picture.ts';
import type { MediaFormat } from './media-forms.ts';
import { sharpLibrary } from './sharp-library.ts';

/** Link previews take no more. */
const FALLBACK_WIDTH = 1_440;
const WHITE = '#fff';
/** Colours at half the size, as WebP has them always: with all of them the encoder takes a third more memory. */
const AVIF = { quality: 55, effort: 3, chromaSubsampling: '4:2:0' };

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

/** The whole picture without loss, and quickly: it is read once more and then thrown away. */
export async function encodeMaster(picture: Picture): Promise<Buffer> {
  return (await pixelsOf(picture)).png({ compressionLevel: 1 }).toBuffer();
}

async function pixelsOf({ data, width, height, channels }: Picture) {
  const sharp = await sharpLibrary();
  return sharp(data, { raw: { width, height, channels } });
}
