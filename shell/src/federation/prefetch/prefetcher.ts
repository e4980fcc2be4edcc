import { matchRoute, type ReleaseSet } from '@boardwalk/contracts';

interface PrefetcherParts {
  /** The set of this tab, and where it is now. */
  set: () => ReleaseSet | null;
  here: () => URL;
  /** Whether this visitor asked for as little traffic as possible, or has a line that is busy enough without it. */
  saving: () => boolean;
  /** Brings a file into the browser's own store. What can't be had now is fetched when it is needed. */
  fetchFile: (path: string) => void;
}

/**
 * Brings the files of a remote before somebody follows a link to it. They are only kept, not run: a remote that nobody opens can't fail,
 * and what is run is checked when it is loaded.
 */
export class Prefetcher {
  readonly #parts: PrefetcherParts;
  readonly #brought = new Set<string>();

  constructor(parts: PrefetcherParts) {
    this.#parts = parts;
  }

  /** @returns whether anything is fetched for it. */
  towards(href: string): boolean {
    const { set, here, saving, fetchFile } = this.#parts;
    const now = set();
    const target = URL.canParse(href, here().href) ? new URL(href, here()) : undefined;
    if (!now || !target || target.origin !== here().origin || saving()) return false;
    const release = matchRoute(now, target.pathname)?.release;
    // What is here already, and what has no lasting files because it is being developed.
    if (!release || release === matchRoute(now, here().pathname)?.release || release.integrity === null)
      return false;
    if (this.#brought.has(release.container)) return false;
    this.#brought.add(release.container);
    for (const file of [release.entry, ...release.preload]) fetchFile(file);
    return true;
  }
}
