import { localStore, tabStore } from '@boardwalk/kit/storage';
import { routeOf } from './failure-cause.ts';

/** Mark that a page stores while a remote starts in it. `at` is renewed while the page is responsive; milliseconds since 1970. */
export interface StartMark {
  name: string;
  version: string;
  route: string;
  at: number;
}

const PREFIX = 'boardwalk-starting:';
/** Storage key of the blocked versions: those that froze a page, in this browser; those that failed to render, in this tab. */
const BLOCKED_KEYS = { browser: 'boardwalk-hung', tab: 'boardwalk-failed' } as const;
const HEARTBEAT_MS = 1_000;
/** Age from which a mark belongs to a frozen page. Timers of a busy page are delayed by less. */
const STOPPED_AFTER_MS = 5_000;
/** Time after rendering in which a page can still freeze because of the remote, in milliseconds. */
const EFFECTS_MS = 5_000;
/** Time for which a version isn't started again, in milliseconds. */
const BLOCKED_MS = 60 * 60_000;

/** End of the block in milliseconds since 1970, by `name@version`. */
type Blocked = Record<string, number>;

/**
 * Detects versions that freeze the page. A frozen page can't report itself, so it stores a mark while a remote starts, and the next page of this
 * browser finds it. A page that is left, hidden or done removes its marks.
 */
export class StartMarks {
  readonly #id = PREFIX + Math.random().toString(36).slice(2);
  readonly #open = new Map<string, StartMark>();
  #heartbeat: ReturnType<typeof setInterval> | undefined;

  /** Called before a remote's code runs. */
  begin(name: string, version: string): void {
    this.#open.set(name, { name, version, route: routeOf(location.pathname), at: Date.now() });
    this.#write();
    this.#heartbeat ??= setInterval(() => this.#write(), HEARTBEAT_MS);
  }

  /** Called after it was rendered: its first effects may take a moment longer. */
  rendered(name: string): void {
    const mark = this.#open.get(name);
    if (mark) setTimeout(() => this.#open.get(name) === mark && this.end(name), EFFECTS_MS);
  }

  /** Called when it has failed without freezing the page, or has finished starting. */
  end(name: string): void {
    if (!this.#open.delete(name)) return;
    this.#write();
    if (this.#open.size > 0) return;
    clearInterval(this.#heartbeat);
    this.#heartbeat = undefined;
  }

  /** Returns the marks of frozen pages, each once; their versions are blocked from then on. */
  takeUnfinished(): StartMark[] {
    const keys = localStore.keys().filter((key) => key.startsWith(PREFIX));
    const found = keys.flatMap((key) => {
      const marks = localStore.readJson<StartMark[]>(key) ?? [];
      if (marks.some(({ at }) => at > Date.now() - STOPPED_AFTER_MS)) return [];
      localStore.removeItem(key);
      return marks;
    });
    if (found.length > 0) {
      const blocked = { ...localStore.readJson<Blocked>(BLOCKED_KEYS.browser) };
      for (const { name, version } of found) blocked[`${name}@${version}`] = Date.now() + BLOCKED_MS;
      localStore.writeJson(BLOCKED_KEYS.browser, blocked);
    }
    return found;
  }

  /**
   * Blocks a version in this tab for an hour.
   * @returns whether that worked; it doesn't if the browser stores nothing.
   */
  block(name: string, version: string): boolean {
    const blocked = { ...tabStore.readJson<Blocked>(BLOCKED_KEYS.tab) };
    blocked[`${name}@${version}`] = Date.now() + BLOCKED_MS;
    tabStore.writeJson(BLOCKED_KEYS.tab, blocked);
    return this.blocks(name, version);
  }

  /** Returns whether a version froze a page of this browser, or was blocked in this tab, within the last hour. */
  blocks(name: string, version: string): boolean {
    const stored = [
      localStore.readJson<Blocked>(BLOCKED_KEYS.browser),
      tabStore.readJson<Blocked>(BLOCKED_KEYS.tab),
    ];
    return stored.some((blocked) => (blocked?.[`${name}@${version}`] ?? 0) > Date.now());
  }

  #write(): void {
    const hidden = document.visibilityState === 'hidden';
    // The browser throttles hidden pages and may end them at any time, so their marks would be meaningless.
    const marks = hidden ? [] : [...this.#open.values()].map((mark) => ({ ...mark, at: Date.now() }));
    if (marks.length > 0) localStore.writeJson(this.#id, marks);
    else localStore.removeItem(this.#id);
  }

  /** Removes the marks when the page is left or hidden, and stores them again when it returns. The shell calls it once. */
  watch(page: Document): void {
    page.addEventListener('visibilitychange', () => this.#write());
    addEventListener('pagehide', () => localStore.removeItem(this.#id));
  }
}

/** Used on the server, where a frozen rendering is terminated. */
export const NO_MARKS: Pick<StartMarks, 'begin' | 'rendered' | 'end' | 'blocks' | 'block'> = {
  begin: () => {},
  rendered: () => {},
  end: () => {},
  blocks: () => false,
  block: () => false,
};

/** Marks of this tab. */
export const startMarks = new StartMarks();
