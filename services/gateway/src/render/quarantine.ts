import { LRUCache } from 'lru-cache';

/** Time for which a failed bundle isn't tried again, in milliseconds: doubled each time, up to the maximum. */
const FIRST_DELAY_MS = 10_000;
const MAX_DELAY_MS = 600_000;
const MAX_ENTRIES = 200;

/** Failed bundles, each blocked for a while: a busy machine can delay a correct one, and a broken one should cost little. */
export class Quarantine {
  readonly #held = new LRUCache<string, { until: number; length: number }>({ max: MAX_ENTRIES });

  holds(bundle: string): boolean {
    return (this.#held.get(bundle)?.until ?? 0) > Date.now();
  }

  put(bundle: string): void {
    const length = Math.min(MAX_DELAY_MS, (this.#held.get(bundle)?.length ?? FIRST_DELAY_MS / 2) * 2);
    this.#held.set(bundle, { until: Date.now() + length, length });
  }

  release(bundle: string): void {
    this.#held.delete(bundle);
  }
}
