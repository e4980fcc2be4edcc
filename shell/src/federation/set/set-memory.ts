import type { SignedText } from '@boardwalk/contracts';
import { localStore } from '@boardwalk/kit/storage';
import type { Seen } from './verify-set.ts';

/** The newest set that this browser verified, with its signature: the fallback if the next one is rejected. */
const KEPT_SET = 'boardwalk-release-set';

interface KeptSet extends Seen {
  signed: SignedText;
}

/** A copy for this tab. */
let kept: KeptSet | null = null;

/** Storage of the newest verified set. Without browser storage only the tab has it, and every visit is a first one. */
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
