/** Better formats first. JPEG is for whoever takes nothing else, link previews above all, and there in one width only. */
export const MEDIA_FORMATS = ['avif', 'webp', 'jpeg'] as const;
export type MediaFormat = (typeof MEDIA_FORMATS)[number];

/** One encoding of a picture. The hash names its bytes. */
export interface MediaForm {
  bytes: number;
  hash: string;
}

/** What is kept of a picture: its forms by format and width in pixels. */
export type MediaForms = Partial<Record<MediaFormat, Record<string, MediaForm>>>;

/** Where a form's bytes are in the file store. */
export function keyOfForm(id: string, format: MediaFormat, width: number): string {
  return `${id}/${width}.${format}`;
}

/** Where the picture itself is, without loss, as long as forms are still to be made of it. */
export function keyOfMaster(id: string): string {
  return `${id}/master.png`;
}
