import { useSyncExternalStore } from 'react';
import { fetchAgain } from './fetch-again.ts';

/** A promise as React's `use` marks it once it is fulfilled, so that a component which is rendered later need not suspend. */
type Tracked<T> = Promise<T> & { status?: 'fulfilled'; value?: T };

/** A part of the kit that is fetched when somebody needs it, once for the tab. */
export class LazyModule<T> {
  readonly #fetch: () => Promise<T>;
  readonly #listeners = new Set<() => void>();
  #loaded: T | undefined;
  #loading: Tracked<T> | undefined;

  constructor(fetch: () => Promise<T>) {
    this.#fetch = fetch;
  }

  /** What it brings, if it is here already. */
  readonly loaded = (): T | undefined => this.#loaded;

  /** Fetches it, once; after a fetch that failed, anew. */
  load(): Promise<T> {
    if (this.#loading) return this.#loading;
    const loading: Tracked<T> = fetchAgain(this.#fetch).then(
      (parts) => {
        this.#loaded = parts;
        Object.assign(loading, { status: 'fulfilled', value: parts });
        for (const listener of this.#listeners) listener();
        return parts;
      },
      (cause) => {
        this.#loading = undefined;
        throw cause;
      },
    );
    this.#loading = loading;
    return loading;
  }

  /**
   * Fetches it for a page that will need it; null, also when that fails: the page tries again. It answers nothing, because what a route's loader answers
   * goes to the browser as data.
   */
  ahead(): Promise<null> {
    return this.load().then(
      () => null,
      () => null,
    );
  }

  /** What it brings once it is here; asking doesn't fetch it. */
  use(): T | undefined {
    return useSyncExternalStore(this.#subscribe, this.loaded, () => undefined);
  }

  readonly #subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
}
