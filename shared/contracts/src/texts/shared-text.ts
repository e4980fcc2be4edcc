/** A text that several packages show. The catalog of each package translates it by its id. */
export interface SharedText {
  id: string;
  /** The English text. */
  message: string;
}
