import type { Row } from './row.ts';

const later = (id: string, goal: string): Row => ({ id, goal, figure: 'not measured here yet' });

/** What the goals ask for and this command can't tell yet. */
export const UNMEASURED: readonly Row[] = [
  later('P6', 'Lighthouse ≥ 95 / 100 / 100 / 100'),
  later('P7', 'CLS ≤ 0.02, INP ≤ 100 ms, back/forward cache'),
  later('P11', 'development ready ≤ 5 s, an edit on screen ≤ 0.5 s, whole build ≤ 20 s'),
];
