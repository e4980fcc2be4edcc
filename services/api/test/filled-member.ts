export const uuid = (place: number, n: number) =>
  `00000000-0000-4000-8000-${String(place * 1000 + n).padStart(12, '0')}`;

/** Somebody of whom every table holds rows. */
export interface FilledMember {
  id: string;
  /** Tells their rows from those of others. */
  n: number;
  /** A text that stands in each row that they are to be given, with the table's name after it. */
  mark: string;
}
