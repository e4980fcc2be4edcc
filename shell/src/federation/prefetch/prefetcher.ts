import { matchRoute, type ReleaseSet } from '@boardwalk/contracts';

interface PrefetcherParts {
  /** The tab's release set and current location. */
  set: () => ReleaseSet | null;
  here: () => URL;
  /** Returns whether the visitor has requested reduced data usage, or has a slow connection. */
  saving: () => boolean;
  /** Fetches a file into the browser's cache. Failures are ignored: the file is fetched again when needed. */
  fetchFile: (path: string) => void;
}

/**
 * Prefetches the files of a remote before the user follows a link to it. They are cached, not run: an unopened remote can't fail, and integrity is
 * checked on load.
 */
export class Prefetcher {
  readonly #parts: PrefetcherParts;
  readonly #brought = new Set<string>();

  constructor(parts: PrefetcherParts) {
    this.#parts = parts;
  }

  /** @returns whether anything is fetched. */
  towards(href: string): boolean {
    const { set, here, saving, fetchFile } = this.#parts;
    const now = set();
    const target = URL.canParse(href, here().href) ? new URL(href, here()) : undefined;
    if (!now || !target || target.origin !== here().origin || saving()) return false;
    const release = matchRoute(now, target.pathname)?.release;
    // Already loaded, or in development without immutable files.
    if (!release || release === matchRoute(now, here().pathname)?.release || release.integrity === null)
      return false;
    if (this.#brought.has(release.container)) return false;
    this.#brought.add(release.container);
    for (const file of [release.entry, ...release.preload]) fetchFile(file);
    return true;
  }
}
