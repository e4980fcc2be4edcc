export const MEDIA_LIMITS = {
  /** Bytes of an upload. */
  bytes: 10 * 1024 * 1024,
  /** Pixels of a picture, width times height. */
  pixels: 40_000_000,
  alt: 300,
} as const;
