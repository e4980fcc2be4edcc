import type { RoleName } from '@boardwalk/contracts';

/** A list whose first page must cost the same however long it is. One more list is one more entry. */
export interface GrowingList {
  name: string;
  /** The tables that grow, as they are called in plans. */
  tables: readonly string[];
  /** Makes the rows numbered $1 + 1 to $2. */
  fill: readonly string[];
  /** What is asked: without a filter, and with each. Of several as frequent words the middle one counts: where their rows stand is luck. */
  requests: readonly (string | readonly string[])[];
  /** A role that may ask. */
  role: RoleName;
}
