/** A text that several packages show. The catalogue of each package translates it by its id. */
export interface SharedText {
  id: string;
  /** The English text. */
  message: string;
}
