import type { ReactNode } from 'react';

/** Renders an event as a sentence in the reader's language. */
export type Sentence = (facts: Facts) => ReactNode;

export interface Facts {
  /** Full name of the actor, or null if it was caused by time. */
  who: string | null;
  title: string;
  count: number;
  publishAt: string | null;
}
