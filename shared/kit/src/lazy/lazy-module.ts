import { useSyncExternalStore } from 'react';

/** A part of the kit that is fetched when somebody needs it, once for the tab. */
export class LazyModule<T> {
  readonly #fetch: () => Promise<T>;
  readonly #listeners = new Set<() => void>();
  #loaded: T | undefined;
  #loading: Promise<T> | undefined;

  constructor(fetch: () => Promise<T>) {
    this.#fetch = fetch;
  }

  /** What it brings, if it is here already. */
  readonly loaded = (): T | undefined => this.#loaded;

  /** Fetches it, once; after a fetch that failed, anew. */
  load(): Promise<T> {
    this.#loading ??= this.#fetch().then(
      (parts) => {
        this.#loaded = parts;
        for (const listener of this.#listeners) listener();
        return parts;
      },
      (cause) => {
        this.#loading = undefined;
        throw cause;
      },
    );
    return this.#loading;
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
