import { LRUCache } from 'lru-cache';

/** One value that is expensive to read and may be some time old. Callers who come while it is being read share the wait. */
export class TtlCache<T extends NonNullable<unknown>> {
  private readonly cache: LRUCache<'value', T>;

  /** @param ttl In milliseconds. A failed read is not cached. */
  constructor(read: () => PromiseLike<T>, ttl: number) {
    // A query of drizzle's is no promise yet: it would run once more for everybody who waits for it.
    this.cache = new LRUCache({ max: 1, ttl, fetchMethod: async () => read() });
  }

  get(): Promise<T> {
    return this.cache.forceFetch('value');
  }

  /** Has it read again by whoever asks next. */
  forget(): void {
    this.cache.delete('value');
  }
}
