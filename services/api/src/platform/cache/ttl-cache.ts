import { LRUCache } from 'lru-cache';

/** Caches one value that is expensive to read and may be slightly old. Concurrent callers share one read. */
export class TtlCache<T extends NonNullable<unknown>> {
  private readonly cache: LRUCache<'value', T>;

  /** @param ttl In milliseconds. A failed read is not cached. */
  constructor(read: () => PromiseLike<T>, ttl: number) {
    // A drizzle query is a thenable, not a promise: it would run again for each caller that awaits it.
    this.cache = new LRUCache({ max: 1, ttl, fetchMethod: async () => read() });
  }

  get(): Promise<T> {
    return this.cache.forceFetch('value');
  }

  /** Drops the cached value, so that the next call reads it again. */
  forget(): void {
    this.cache.delete('value');
  }
}
