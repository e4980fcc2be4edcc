export const MEDIA_LIMITS = {
  /** Maximum size of an upload, in bytes. */
  bytes: 10 * 1024 * 1024,
  /** Maximum pixels of a picture, width times height. */
  pixels: 40_000_000,
  alt: 300,
} as const;

/** Accepted picture types, for a file field's `accept`. An explicit list makes iPhones convert HEIC photos to JPEG. */
export const PICTURE_TYPES = 'image/jpeg,image/png,image/webp,image/gif,image/avif';
