/** URL of an uploaded picture: a path of this site with its id. */
export const MEDIA_SOURCE = /^\/api\/media\/[0-9a-f-]{36}$/;

/** Returns whether the text is the URL of an uploaded picture. */
export function isMediaSource(text: string): boolean {
  return MEDIA_SOURCE.test(text);
}

/** Stored widths of a picture, in pixels, up to its own width. */
export const MEDIA_WIDTHS = [320, 640, 960, 1440, 2160] as const;
