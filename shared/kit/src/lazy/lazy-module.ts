import { useSyncExternalStore } from 'react';

/** A chunk of the kit that is loaded on demand, once per tab. */
export class LazyModule<T> {
  readonly #fetch: () => Promise<T>;
  readonly #listeners = new Set<() => void>();
  #loaded: T | undefined;
  #loading: Promise<T> | undefined;

  constructor(fetch: () => Promise<T>) {
    this.#fetch = fetch;
  }

  /** Returns its exports, if it is loaded. */
  readonly loaded = (): T | undefined => this.#loaded;

  /** Loads it once; again after a failure. */
  load(): Promise<T> {
    if (this.#loading) return this.#loading;
    this.#loading = fetchAgain(this.#fetch).then(
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

/** Delay before a chunk is fetched a second time, in milliseconds. */
const RETRY_DELAY_MS = 1000;

/** Imports a chunk. A network failure is retried once; an error of the code itself isn't. */
export async function fetchAgain<T>(fetchFile: () => Promise<T>): Promise<T> {
  try {
    return await fetchFile();
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'ChunkLoadError') throw error;
    await new Promise((done) => setTimeout(done, RETRY_DELAY_MS));
    return fetchFile();
  }
}
