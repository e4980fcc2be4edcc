import type { RoleName } from '@boardwalk/contracts';

/** A list whose first page must cost the same at any length. For another list, add an entry. */
export interface GrowingList {
  name: string;
  /** The growing tables, by their names in query plans. */
  tables: readonly string[];
  /** Inserts the rows numbered $1 + 1 to $2. */
  fill: readonly string[];
  /** Measured requests: without a filter, and with each. Of several equally frequent words the median counts, because the position of their rows is random. */
  requests: readonly (string | readonly string[])[];
  /** A role with access to the list. */
  role: RoleName;
}
