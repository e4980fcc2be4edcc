export const MEDIA_LIMITS = {
  /** Bytes of an upload. */
  bytes: 10 * 1024 * 1024,
  /** Pixels of a picture, width times height. */
  pixels: 40_000_000,
  alt: 300,
} as const;
/** The widths that a picture is kept in, in pixels, as far as it is as wide. */
export const MEDIA_WIDTHS = [320, 640, 960, 1440, 2160] as const;
