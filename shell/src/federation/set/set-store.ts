import { kitFits, type ReleaseSet, type SignedText } from '@boardwalk/contracts';
import { clock } from '@boardwalk/kit';
import { createContext, useContext, useSyncExternalStore } from 'react';
import { report } from '../telemetry.ts';
import { fetchSet } from './fetch-set.ts';
import { setMemory } from './set-memory.ts';
import { type SetRefusal, SetRefused, verifySet } from './verify-set.ts';

/** A gateway that is a moment behind another one can answer an older set; asking again soon helps. Milliseconds. */
const ASK_AGAIN_AFTER = [0, 300, 700];

interface SetState {
  /** The set that this tab loads from; null when none could be believed. */
  set: ReleaseSet | null;
}

let state: SetState = { set: null };
/** The number of the newest set that was heard of. */
let heardOf = 0;
/** Whether this tab's set may be another one although none is newer. */
let mayDiffer = false;
/** Why the set of this page wasn't used, if it wasn't. */
let refusal: SetRefusal | undefined;
/** The tab's own set beneath a preview. */
let beneath: ReleaseSet | null = null;
const listeners = new Set<() => void>();

function put(set: ReleaseSet | null): void {
  state = { set };
  for (const listener of listeners) listener();
}

function read(signed: SignedText): Promise<ReleaseSet> {
  return verifySet(signed, boardwalkReleaseKeys, setMemory.read(), clock.now());
}

/** A set for this visitor. Previews have no place here: their age isn't looked at, so that a kept one could stand in for any newer set. */
async function verified(signed: SignedText): Promise<ReleaseSet> {
  const set = await read(signed);
  if (set.preview) throw new SetRefused('misplaced');
  setMemory.keep({ registry: set.registry, seq: set.seq, signed });
  return set;
}

/** The newest set that can be believed, from the gateway. @throws when there is none. */
async function freshSet(): Promise<ReleaseSet> {
  let problem: unknown;
  for (const wait of ASK_AGAIN_AFTER) {
    await new Promise((done) => setTimeout(done, wait));
    try {
      return await verified(await fetchSet());
    } catch (error) {
      problem = error;
    }
  }
  throw problem;
}

function isExpired(error: unknown): boolean {
  return error instanceof SetRefused && error.refusal === 'expired';
}

function tellRefusal(error: unknown, signed: SignedText): void {
  refusal = error instanceof SetRefused ? error.refusal : 'unreadable';
  console.warn(`The page's release set was refused (${refusal}); none of its code was run.`);
  report({
    name: 'shell',
    version: signed.key.replace(/[^0-9A-Za-z]/g, '') || 'none',
    outcome: 'set-refused',
  });
}

export const releaseSets = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  current: (): ReleaseSet | null => state.set,
  /** Why there is none: what the page came with was refused for this. */
  refusal: (): SetRefusal | undefined => refusal,

  /**
   * Decides what this tab loads from: the page's own set, else the newest that this browser verified before, else what the gateway
   * answers now, else nothing.
   */
  async open(signed: SignedText): Promise<void> {
    try {
      put(await verified(signed));
    } catch (error) {
      // A device whose clock is fast takes every set for an old one, until an answer of the gateway has corrected it.
      const corrected = isExpired(error) ? await freshSet().catch(() => null) : null;
      if (corrected) return put(corrected);
      tellRefusal(error, signed);
      put(await lastGood());
    }
  },

  /** Asks for a set once more, after none could be believed. */
  async retry(): Promise<void> {
    put(await freshSet().catch(() => null));
  },

  /** Somebody said that there is a newer set. It is fetched when the reader goes somewhere else. */
  hear(seq: number): void {
    heardOf = Math.max(heardOf, seq);
  },

  /** This tab's set may be another one now, although none is newer: fetch it at the next boundary. */
  expectAnother(): void {
    mayDiffer = true;
  },

  /**
   * A route boundary: the reader leaves one page for another, the only moment at which a tab changes its set.
   * @returns whether the whole page has to be loaded anew, because the new set needs a newer shell.
   */
  async cross(): Promise<boolean> {
    const { set } = state;
    if (!set || set.preview || (heardOf <= set.seq && !mayDiffer)) return false;
    const expected = mayDiffer;
    mayDiffer = false;
    try {
      const next = await verified(await fetchSet());
      if (state.set !== set) {
        // A preview began, or the reader went on and that boundary was quicker.
        mayDiffer ||= expected;
        return false;
      }
      // One that is older than what was heard of will do for now; the next boundary asks again.
      if (next.remotes.some(({ kit }) => !kitFits(kit, __KIT_VERSION__))) return true;
      if (next.id !== set.id || next.seq !== set.seq) put(next);
    } catch {
      // The page opens from the set that the tab has; the next boundary asks again.
      mayDiffer ||= expected;
    }
    return false;
  },

  /** Swaps in a preview, for this tab. @throws SetRefused when it isn't genuine. */
  async preview(signed: SignedText): Promise<ReleaseSet> {
    const set = await read(signed);
    if (!set.preview) throw new SetRefused('misplaced');
    if (!state.set?.preview) beneath = state.set;
    put(set);
    return set;
  },

  /** Goes back to the set beneath the preview. */
  leavePreview(): void {
    if (state.set?.preview) put(beneath);
  },
};

async function lastGood(): Promise<ReleaseSet | null> {
  const kept = setMemory.read();
  if (kept) {
    const set = await verified(kept.signed).catch(() => null);
    if (set) return set;
  }
  return freshSet().catch(() => null);
}

/** The set that a page is drawn from on the server, where each drawing has its own. */
export const DrawnSetContext = createContext<ReleaseSet | null>(null);

/** The set that this tab loads from now; null when none could be believed. */
export function useReleaseSet(): ReleaseSet | null {
  const drawn = useContext(DrawnSetContext);
  return useSyncExternalStore(
    releaseSets.subscribe,
    releaseSets.current,
    () => drawn ?? releaseSets.current(),
  );
}
