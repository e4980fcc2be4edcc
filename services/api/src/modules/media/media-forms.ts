/** Better formats first. JPEG is for clients that accept nothing else, especially link previews, and has only one width. */
export const MEDIA_FORMATS = ['avif', 'webp', 'jpeg'] as const;
export type MediaFormat = (typeof MEDIA_FORMATS)[number];

/** Encoding of a picture. The hash is that of its bytes. */
export interface MediaForm {
  bytes: number;
  hash: string;
}

/** Stored forms of a picture, by format and width in pixels. */
export type MediaForms = Partial<Record<MediaFormat, Record<string, MediaForm>>>;

/** Returns the key of a form's bytes in the file store. */
export function keyOfForm(id: string, format: MediaFormat, width: number): string {
  return `${id}/${width}.${format}`;
}

/** Returns the key of the lossless master, which exists while forms still have to be encoded from it. */
export function keyOfMaster(id: string): string {
  return `${id}/master.png`;
}
