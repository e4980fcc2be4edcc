import type { Row } from './row.ts';

const later = (id: string, goal: string): Row => ({ id, goal, figure: 'not measured here yet' });

/** What the goals ask for and this command can't tell yet. */
export const UNMEASURED: readonly Row[] = [
  later('P8', 'API, processor time of authenticated routes, lists and rows'),
  later('P9 ●', 'first page at 1,000,000 rows ≤ 1.5 × at 1,000'),
  later('P10', '5,000 open event streams'),
];
