export const uuid = (place: number, n: number) =>
  `00000000-0000-4000-8000-${String(place * 1000 + n).padStart(12, '0')}`;

/** Member with rows in every table. */
export interface FilledMember {
  id: string;
  /** Number that distinguishes the member's rows from those of others. */
  n: number;
  /** Text in each row that the member's export must contain, followed by the name of the table. */
  mark: string;
}
