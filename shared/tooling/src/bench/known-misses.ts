import type { Row } from './row.ts';

/** Counted goals that are missed, by what their row is called, with the cause. They are told with it, and are missed all the same. */
const KNOWN: Partial<Record<string, string>> = {
  'JS of `/`, signed out, ≤ 230 KB':
    'Eleven remotes are released, three more than the goal knows, and each page brings the search, the choice of languages and the words of fields. Against the twin it is met.',
  'first page of `/forms/all?limit=20`: 1,000 → 100,000 rows':
    'It tells how many applications of each form wait, so it counts them by their index. Here tens of thousands wait for three forms; a community has decided all but a few.',
  'first page of `/properties?limit=20&kind=sale&type=villa&minPrice=300000&maxPrice=500000`: 1,000 → 100,000 rows':
    'The index is by kind and price; types are told apart row by row, some 900 pages. An index for each set of filters would cost every change of a price.',
  'first page of `/settlements?limit=20&attention=true`: 1,000 → 100,000 rows':
    'Of the 500 settlements that this many properties have here, PostgreSQL reads all sooner than an index.',
};

/** Gives the rows that are known to be missed their cause. */
export const withKnownCauses = (rows: readonly Row[]): Row[] =>
  rows.map((row) => (row.met === false ? { ...row, why: KNOWN[row.goal] ?? row.why } : row));
