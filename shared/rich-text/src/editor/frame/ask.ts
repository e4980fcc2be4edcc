/** Question of the editor in a dialog. */
export type Ask =
  | { kind: 'link'; address: string }
  | { kind: 'video' }
  /** Alternative text of a picture, by its position in the document. */
  | { kind: 'alt'; alt: string; at: number };
