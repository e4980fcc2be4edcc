/** What the editor asks its writer for in a dialog of its own. */
export type Ask =
  | { kind: 'link'; address: string }
  | { kind: 'video' }
  /** The words of a picture, by its position in the document. */
  | { kind: 'alt'; alt: string; at: number };
