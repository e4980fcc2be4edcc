import type { Row } from './row.ts';

interface KnownMiss {
  why: string;
  /** Maximum count, in bytes or in pages of the database: the value when this was written, and a few percent. */
  atMost: number;
  /** The table that may be scanned sequentially. Without one, none may be. */
  reads?: string;
}

const KILOBYTE = 1024;
const LIBRARIES =
  'Two thirds are React, Chakra with Emotion, React Router, Query and the runtime of federation, each used as its documents say. Against the twin it is met.';

/**
 * Counted goals that are missed, by the prefix of their row's name. They are reported as missed. The gate lets them pass while they don't get
 * worse: a gate that always fails can't report a new miss. A goal that is met again is removed here. See decision 0034.
 */
const KNOWN: Record<string, KnownMiss> = {
  'JS of `/`, signed out, ≤ 215 KB': {
    why: `${LIBRARIES} The bars of phones and of the team, and the tiles of the home page, take 8 KB.`,
    atMost: 248 * KILOBYTE,
  },
  'first page of `/settlements?limit=20&attention=true`': {
    why: 'Of the 500 settlements that this many properties have here, PostgreSQL reads all sooner than an index.',
    atMost: 160,
    reads: 'settlements',
  },
};

/** Adds the cause to known misses, and marks those that didn't get worse. */
export const withKnownMisses = (rows: readonly Row[]): Row[] =>
  rows.map((row) => {
    const [, known] = Object.entries(KNOWN).find(([goal]) => row.goal.startsWith(goal)) ?? [];
    if (row.met !== false || !known) return row;
    return { ...row, why: known.why, known: isNoWorse(row, known) };
  });

function isNoWorse({ counted, reads }: Row, known: KnownMiss): boolean {
  return counted !== undefined && counted <= known.atMost && (reads ?? '') === (known.reads ?? '');
}
