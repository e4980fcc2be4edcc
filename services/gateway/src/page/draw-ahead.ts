import { setTimeout as wait } from 'node:timers/promises';
import { LANGUAGES, type Reader, type ReleaseSet } from '@boardwalk/contracts';

/** How often it is tried until every page came off, and the pause between, in milliseconds: what draws may be starting itself. */
const TRIES = 10;
const PAUSE = 500;
/** Who comes first: visitors, and members, whose pages have a place for themselves. */
const READERS: readonly Reader[] = [false, true].flatMap((session) =>
  LANGUAGES.map((language) => ({ session, language })),
);

interface DrawAheadOptions {
  /** The set that everybody gets; undefined while it isn't known. */
  current(): Promise<Pick<ReleaseSet, 'id' | 'remotes'> | undefined>;
  /** Draws a page of the set that everybody gets. @returns whether it came off. */
  draw(path: string, reader: Reader): Promise<boolean>;
}

/** Draws the public pages of each new release set before anybody asks, so that nobody waits for code that was never run. */
export function createDrawAhead({ current, draw }: DrawAheadOptions) {
  let seen: string | undefined;
  let closed = false;

  /** @returns whether every page came off. */
  async function drawOnce(): Promise<boolean> {
    const set = await current();
    if (!set) return false;
    let all = true;
    for (const path of publicPaths(set))
      for (const reader of READERS) all = !closed && (await draw(path, reader)) && all;
    return all;
  }

  async function drawAll(): Promise<void> {
    for (let tries = 0; tries < TRIES && !closed; tries += 1) {
      if (await drawOnce().catch(() => false)) return;
      await wait(PAUSE, undefined, { ref: false });
    }
  }

  return {
    /** Told which set everybody gets, as often as that is looked at; without one it finds out itself. */
    see(id = ''): void {
      if (seen === id) return;
      const first = seen === undefined || seen === '';
      seen = id;
      // What is begun at the start goes on until there is a set.
      if (id === '' || !first) void drawAll();
    },
    close(): void {
      closed = true;
    },
  };
}

/** Addresses without a parameter that everybody may see. */
function publicPaths({ remotes }: Pick<ReleaseSet, 'remotes'>): string[] {
  return remotes
    .flatMap(({ routes }) => routes)
    .filter(({ path, access }) => access === 'public' && !path.includes(':'))
    .map(({ path }) => path);
}
