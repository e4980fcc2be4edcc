/** The address of an uploaded picture: this site's own, by its id. */
export const MEDIA_SOURCE = /^\/api\/media\/[0-9a-f-]{36}$/;

/** Whether a text is the address of an uploaded picture. */
export function isMediaSource(text: string): boolean {
  return MEDIA_SOURCE.test(text);
}

/** The widths that a picture is kept in, in pixels, as far as it is as wide. */
export const MEDIA_WIDTHS = [320, 640, 960, 1440, 2160] as const;
