import type { ReactNode } from 'react';

/** What has happened, in words of the reader's language. */
export type Sentence = (facts: Facts) => ReactNode;

export interface Facts {
  /** Who did it, or null when the time had come by itself. */
  who: string | null;
  title: string;
  count: number;
  publishAt: string | null;
}
