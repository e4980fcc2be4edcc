import { isMediaSource, RICH_TEXT_LIMITS, truncate } from '@boardwalk/contracts';

/** Attributes of a picture in a document. Sizes are those of the original, in pixels. */
export interface PictureAttributes {
  src: string;
  alt: string;
  width: number;
  height: number;
}

/** Size of a picture in Markdown, which supports none, so it is in the title: `![A ferry](/api/media/… "1200 × 800")`. */
export const SIZE_IN_TITLE = /^(\d{1,5}) × (\d{1,5})$/;
export const titleOf = (attrs: { width?: unknown; height?: unknown } | undefined): string =>
  `${attrs?.width} × ${attrs?.height}`;

/** Returns the picture of a URL of this site, absolute or with a width; undefined for any other. */
export function pictureOf({ src, alt, width, height }: PictureAttributes): PictureAttributes | undefined {
  const own = ownPath(src);
  if (own === undefined || !isSize(width) || !isSize(height)) return undefined;
  return { src: own, alt: truncate(alt, RICH_TEXT_LIMITS.altLength, { end: '' }), width, height };
}

const isSize = (size: number): boolean =>
  Number.isInteger(size) && size >= 1 && size <= RICH_TEXT_LIMITS.pictureSize;

function ownPath(src: string): string | undefined {
  const here = globalThis.location?.origin ?? 'http://site';
  if (!URL.canParse(src, here)) return undefined;
  const { origin, pathname } = new URL(src, here);
  return origin === here && isMediaSource(pathname) ? pathname : undefined;
}
