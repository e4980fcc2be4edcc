import type { SignedText } from '@boardwalk/contracts';
import { localStore } from '@boardwalk/kit/storage';
import type { Seen } from './verify-set.ts';

/** The newest set that this browser verified, with its signature: the fallback if the next one is rejected. */
const STORAGE_KEY = 'boardwalk-release-set';

interface StoredSet extends Seen {
  signed: SignedText;
}

/** A copy for this tab. */
let copy: StoredSet | null = null;

/** Storage of the newest verified set. Without browser storage only the tab has it, and every visit is a first one. */
export const setMemory = {
  read(): StoredSet | null {
    return localStore.readJson<StoredSet>(STORAGE_KEY) ?? copy;
  },
  write(newest: StoredSet): void {
    copy = newest;
    const text = JSON.stringify(newest);
    if (text !== localStore.getItem(STORAGE_KEY)) localStore.setItem(STORAGE_KEY, text);
  },
};
