import { localStore } from '@boardwalk/kit/storage';
import { routeOf } from './failure-cause.ts';

/** What a page writes down while a remote starts in it. `at` is renewed as long as the page answers; milliseconds since 1970. */
export interface StartMark {
  name: string;
  version: string;
  route: string;
  at: number;
}

const PREFIX = 'boardwalk-starting:';
const HUNG = 'boardwalk-hung';
const BEAT_MS = 1_000;
/** A mark that was not renewed for this long belongs to a page that has stopped. Timers of a busy page are late by less. */
const STOPPED_AFTER_MS = 5_000;
/** A page that has been drawn can still stop in what it does first. */
const SETTLING_MS = 5_000;
/** How long a version that stopped a page isn't started again in this browser. */
const HELD_MS = 60 * 60_000;

/**
 * Finds versions that stop the page from answering. Nothing in such a page can tell of it, so it leaves a mark behind while a remote starts, and the
 * next page of this browser finds it. A page that is left, hidden or done removes its marks.
 */
export class StartMarks {
  readonly #id = PREFIX + Math.random().toString(36).slice(2);
  readonly #open = new Map<string, StartMark>();
  #beat: ReturnType<typeof setInterval> | undefined;

  /** A remote's code runs from here on. */
  begin(name: string, version: string): void {
    this.#open.set(name, { name, version, route: routeOf(location.pathname), at: Date.now() });
    this.#write();
    this.#beat ??= setInterval(() => this.#write(), BEAT_MS);
  }

  /** It was drawn: what it does first may take a moment more. */
  drawn(name: string): void {
    const mark = this.#open.get(name);
    if (mark) setTimeout(() => this.#open.get(name) === mark && this.end(name), SETTLING_MS);
  }

  /** It has failed in a way that the page survived, or has settled. */
  end(name: string): void {
    if (!this.#open.delete(name)) return;
    this.#write();
    if (this.#open.size > 0) return;
    clearInterval(this.#beat);
    this.#beat = undefined;
  }

  /** The marks of pages that have stopped. Each is found once; its version is held back from then on. */
  takeUnfinished(): StartMark[] {
    const keys = localStore.keys().filter((key) => key.startsWith(PREFIX));
    const found = keys.flatMap((key) => {
      const marks = localStore.readJson<StartMark[]>(key) ?? [];
      if (marks.some(({ at }) => at > Date.now() - STOPPED_AFTER_MS)) return [];
      localStore.removeItem(key);
      return marks;
    });
    if (found.length > 0) {
      const held = { ...localStore.readJson<Record<string, number>>(HUNG) };
      for (const { name, version } of found) held[`${name}@${version}`] = Date.now() + HELD_MS;
      localStore.writeJson(HUNG, held);
    }
    return found;
  }

  /** Whether a version stopped a page of this browser within the last hour. */
  holds(name: string, version: string): boolean {
    return (localStore.readJson<Record<string, number>>(HUNG)?.[`${name}@${version}`] ?? 0) > Date.now();
  }

  #write(): void {
    const hidden = document.visibilityState === 'hidden';
    // A hidden page is slowed down by the browser and may be ended at any time: its silence says nothing.
    const marks = hidden ? [] : [...this.#open.values()].map((mark) => ({ ...mark, at: Date.now() }));
    if (marks.length > 0) localStore.writeJson(this.#id, marks);
    else localStore.removeItem(this.#id);
  }

  /** Removes the marks when the page is left or hidden, and writes them again when it comes back. The shell calls it once. */
  watch(page: Document): void {
    page.addEventListener('visibilitychange', () => this.#write());
    addEventListener('pagehide', () => localStore.removeItem(this.#id));
  }
}

/** On the server nothing stops for good: what draws there is ended when it is late. */
export const NO_MARKS: Pick<StartMarks, 'begin' | 'drawn' | 'end' | 'holds'> = {
  begin: () => {},
  drawn: () => {},
  end: () => {},
  holds: () => false,
};

/** The marks of this tab. */
export const startMarks = new StartMarks();
