export const MEDIA_LIMITS = {
  /** Bytes of an upload. */
  bytes: 10 * 1024 * 1024,
  /** Pixels of a picture, width times height. */
  pixels: 40_000_000,
  alt: 300,
} as const;

/** Media types of the pictures that are taken, as a file field's `accept`. Named one by one, an iPhone hands its HEIC photos over as JPEG. */
export const PICTURE_TYPES = 'image/jpeg,image/png,image/webp,image/gif,image/avif';
