import { kitFits, type ReleaseSet, type SignedText } from '@boardwalk/contracts';
import { clock } from '@boardwalk/kit';
import { createContext, useContext, useSyncExternalStore } from 'react';
import { report } from '../telemetry.ts';
import { fetchSet } from './fetch-set.ts';
import { setMemory } from './set-memory.ts';
import { type SetRefusal, SetRefused, verifySet } from './verify-set.ts';

/** Delays before fetching again, in milliseconds: a gateway that is slightly behind another one may return an older set. */
const RETRY_DELAYS_MS = [0, 300, 700];

interface SetState {
  /** The set that this tab loads from; null if none could be verified. */
  set: ReleaseSet | null;
}

let state: SetState = { set: null };
/** Number of the newest announced set. */
let announcedSeq = 0;
/** Whether this tab may get a different set that isn't newer. */
let mayDiffer = false;
/** Why the set of this page was rejected, if it was. */
let refusal: SetRefusal | undefined;
/** The tab's own set during a preview. */
let ownSet: ReleaseSet | null = null;
const listeners = new Set<() => void>();

function put(set: ReleaseSet | null): void {
  state = { set };
  for (const listener of listeners) listener();
}

function read(signed: SignedText): Promise<ReleaseSet> {
  return verifySet(signed, boardwalkReleaseKeys, setMemory.read(), clock.now());
}

/** Verifies a set for this visitor. Rejects previews: they expire separately, so that a stored one could replace any newer set. */
async function verified(signed: SignedText): Promise<ReleaseSet> {
  const set = await read(signed);
  if (set.preview) throw new SetRefused('misplaced');
  setMemory.write({ registry: set.registry, seq: set.seq, signed });
  return set;
}

/** Fetches the newest set from the gateway and verifies it. @throws if that fails. */
async function freshSet(): Promise<ReleaseSet> {
  let problem: unknown;
  for (const wait of RETRY_DELAYS_MS) {
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

function reportRefusal(error: unknown, signed: SignedText): void {
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
  /** Returns why the page's set was rejected. */
  refusal: (): SetRefusal | undefined => refusal,

  /**
   * Decides which set this tab loads from: the page's own, else the newest that this browser verified before, else the gateway's current one, else
   * none.
   */
  async open(signed: SignedText): Promise<void> {
    try {
      put(await verified(signed));
    } catch (error) {
      // A device with a fast clock considers every set expired, until a response of the gateway has corrected the clock.
      const corrected = isExpired(error) ? await freshSet().catch(() => null) : null;
      if (corrected) return put(corrected);
      reportRefusal(error, signed);
      put(await lastGood());
    }
  },

  /** Fetches a set again after none could be verified. */
  async retry(): Promise<void> {
    put(await freshSet().catch(() => null));
  },

  /** Notes the announcement of a newer set. It is fetched on the next navigation. */
  announce(seq: number): void {
    announcedSeq = Math.max(announcedSeq, seq);
  },

  /** Notes that this tab may get a different set that isn't newer: it is fetched on the next navigation. */
  expectAnother(): void {
    mayDiffer = true;
  },

  /**
   * Called on a navigation to another page, the only moment at which a tab changes its set.
   * @returns whether the page has to be reloaded, because the new set needs a newer shell.
   */
  async cross(): Promise<boolean> {
    const { set } = state;
    if (!set || set.preview || (announcedSeq <= set.seq && !mayDiffer)) return false;
    const expected = mayDiffer;
    mayDiffer = false;
    try {
      const next = await verified(await fetchSet());
      if (state.set !== set) {
        // A preview began, or the user navigated again and that was faster.
        mayDiffer ||= expected;
        return false;
      }
      // A set older than the announced one is acceptable for now; the next navigation fetches again.
      if (next.remotes.some(({ kit }) => !kitFits(kit, __KIT_VERSION__))) return true;
      if (next.id !== set.id || next.seq !== set.seq) put(next);
    } catch {
      // The page opens from the current set; the next navigation fetches again.
      mayDiffer ||= expected;
    }
    return false;
  },

  /** Starts a preview in this tab. @throws SetRefused if it isn't genuine. */
  async preview(signed: SignedText): Promise<ReleaseSet> {
    const set = await read(signed);
    if (!set.preview) throw new SetRefused('misplaced');
    if (!state.set?.preview) ownSet = state.set;
    put(set);
    return set;
  },

  /** Returns to the tab's own set. */
  leavePreview(): void {
    if (state.set?.preview) put(ownSet);
  },
};

async function lastGood(): Promise<ReleaseSet | null> {
  const stored = setMemory.read();
  if (stored) {
    const set = await verified(stored.signed).catch(() => null);
    if (set) return set;
  }
  return freshSet().catch(() => null);
}

/** The set of a server rendering. */
export const RenderedSetContext = createContext<ReleaseSet | null>(null);

/** Returns the set that this tab currently loads from; null if none could be verified. */
export function useReleaseSet(): ReleaseSet | null {
  const renderedSet = useContext(RenderedSetContext);
  return useSyncExternalStore(
    releaseSets.subscribe,
    releaseSets.current,
    () => renderedSet ?? releaseSets.current(),
  );
}
