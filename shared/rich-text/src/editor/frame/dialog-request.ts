/** A dialog of the editor to open. */
export type DialogRequest =
  | { kind: 'link'; address: string }
  | { kind: 'video' }
  /** Alternative text of a picture, by its position in the document. */
  | { kind: 'alt'; alt: string; at: number };
