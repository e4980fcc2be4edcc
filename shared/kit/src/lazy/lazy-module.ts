import { useSyncExternalStore } from 'react';
import { fetchAgain } from './fetch-again.ts';

/** A promise with the status that React's `use` sets once it is fulfilled, so that a component rendered later need not suspend. */
type Tracked<T> = Promise<T> & { status?: 'fulfilled'; value?: T };

/** A chunk of the kit that is loaded on demand, once per tab. */
export class LazyModule<T> {
  readonly #fetch: () => Promise<T>;
  readonly #listeners = new Set<() => void>();
  #loaded: T | undefined;
  #loading: Tracked<T> | undefined;

  constructor(fetch: () => Promise<T>) {
    this.#fetch = fetch;
  }

  /** Returns its exports, if it is loaded. */
  readonly loaded = (): T | undefined => this.#loaded;

  /** Loads it once; again after a failure. */
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
   * Preloads it for a page that will need it. Returns null, also on failure: the page tries again. Without a value, because a route loader's result
   * is sent to the browser as data.
   */
  ahead(): Promise<null> {
    return this.load().then(
      () => null,
      () => null,
    );
  }

  /** Returns its exports once it is loaded; doesn't load it. */
  use(): T | undefined {
    return useSyncExternalStore(this.#subscribe, this.loaded, () => undefined);
  }

  readonly #subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
}
