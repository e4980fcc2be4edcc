import type { PaletteName } from '../theme/color-types.ts';

/**
 * Meaning of a state, which decides its color and shape:
 * - `neutral`: requires nothing: a draft, or something that has ended.
 * - `waiting`: someone has to act before it goes on.
 * - `planned`: happens at a fixed time.
 * - `active`: in force now.
 * - `done`: ended as intended.
 * - `refused`: ended against the wish of the person, or taken away.
 * - `overdue`: late, or disputed.
 */
export type StateTone = 'neutral' | 'waiting' | 'planned' | 'active' | 'done' | 'refused' | 'overdue';

/** Color and shape of a mark. Shapes differ, so that a state is clear without color. */
interface MarkLook {
  palette: PaletteName;
  /** Path in a square of 12 units. */
  path: string;
  filled: boolean;
}

const CIRCLE = 'M6 1a5 5 0 1 1 0 10A5 5 0 0 1 6 1Z';
const SQUARE = 'M2 2h8v8H2z';
const TRIANGLE = 'M6 1 11.5 10.5H.5z';

export const MARKS = {
  neutral: { palette: 'gray', path: 'M6 1.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9Z', filled: false },
  waiting: { palette: 'sodium', path: 'M2.5 1.5h7L6 6l3.5 4.5h-7L6 6z', filled: true },
  planned: { palette: 'dusk', path: 'M6 1.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9ZM6 3.5V6h2', filled: false },
  active: { palette: 'tide', path: CIRCLE, filled: true },
  done: { palette: 'tide', path: 'M1 6.5 4.5 10 11 2.5', filled: false },
  refused: { palette: 'signal', path: SQUARE, filled: true },
  overdue: { palette: 'signal', path: TRIANGLE, filled: true },
  warning: { palette: 'sodium', path: TRIANGLE, filled: true },
} as const satisfies Record<StateTone | 'warning', MarkLook>;

/** States of the site's records by tone: the only place that decides how a state looks. */
const STATES = {
  neutral: [
    'archived',
    'closed',
    'draft',
    'ended',
    'expired',
    'maybe',
    'retired',
    'lifted',
    'removed',
    'withdrawn',
  ],
  waiting: [
    'appealed',
    'applied',
    'changes_requested',
    'held',
    'in_review',
    'pending',
    'reserved',
    'resubmitted',
    'submitted',
    'waitlisted',
  ],
  planned: ['interview', 'scheduled'],
  active: ['active', 'going', 'live', 'open', 'published'],
  done: ['accepted', 'approved', 'confirmed', 'granted', 'rented', 'sold'],
  refused: ['banned', 'cancelled', 'declined', 'denied', 'rejected', 'restricted', 'revoked', 'suspended'],
  overdue: ['disputed', 'overdue'],
} as const satisfies Record<StateTone, readonly string[]>;

/** Name of a state in the contracts that {@link stateTone} knows. */
export type StateName = (typeof STATES)[StateTone][number];

const TONES = Object.fromEntries(
  Object.entries(STATES).flatMap(([tone, names]) => names.map((name) => [name, tone])),
) as Record<StateName, StateTone>;

/** Returns the tone of a state. */
export const stateTone = (state: StateName): StateTone => TONES[state];
