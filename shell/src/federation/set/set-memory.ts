import type { SignedText } from '@boardwalk/contracts';
import type { Seen } from './verify-set.ts';

/** The newest set that this browser verified, with its proof: what serves when the next one can't be believed. */
const KEPT_SET = 'boardwalk-release-set';

interface KeptSet extends Seen {
  signed: SignedText;
}

/** The same for this tab alone. */
let kept: KeptSet | null = null;

/** What this browser remembers of release sets. Without storage only the tab does, and every visit is a first one. */
export const setMemory = {
  read(): KeptSet | null {
    try {
      return (JSON.parse(localStorage.getItem(KEPT_SET) ?? 'null') as KeptSet | null) ?? kept;
    } catch {
      return kept;
    }
  },
  keep(newest: KeptSet): void {
    kept = newest;
    try {
      const before = localStorage.getItem(KEPT_SET);
      const text = JSON.stringify(newest);
      if (text !== before) localStorage.setItem(KEPT_SET, text);
    } catch {
      // A full or forbidden storage only costs the memory of later visits.
    }
  },
};
