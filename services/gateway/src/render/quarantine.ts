import { LRUCache } from 'lru-cache';

/** How long a bundle that failed isn't tried again, in milliseconds: twice as long each time, up to the longest. */
const FIRST = 10_000;
const LONGEST = 600_000;
const MOST = 200;

/** Bundles that failed, each for a while: a busy machine can make a good one late, and a bad one should cost little. */
export class Quarantine {
  readonly #held = new LRUCache<string, { until: number; length: number }>({ max: MOST });

  holds(bundle: string): boolean {
    return (this.#held.get(bundle)?.until ?? 0) > Date.now();
  }

  put(bundle: string): void {
    const length = Math.min(LONGEST, (this.#held.get(bundle)?.length ?? FIRST / 2) * 2);
    this.#held.set(bundle, { until: Date.now() + length, length });
  }

  release(bundle: string): void {
    this.#held.delete(bundle);
  }
}
