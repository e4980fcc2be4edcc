import type { SignedText } from '@boardwalk/contracts';
import { localStore } from '@boardwalk/kit/storage';
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
    return localStore.readJson<KeptSet>(KEPT_SET) ?? kept;
  },
  keep(newest: KeptSet): void {
    kept = newest;
    const text = JSON.stringify(newest);
    if (text !== localStore.getItem(KEPT_SET)) localStore.setItem(KEPT_SET, text);
  },
};
