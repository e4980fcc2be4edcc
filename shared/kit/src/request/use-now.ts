import { useCallback, useSyncExternalStore } from 'react';
import { clock } from './clock.ts';

/** Maximum age of the time while no timer runs, in milliseconds. React reads it several times while it mounts a component. */
const MAX_AGE_MS = 1000;

/** A timer for all components with the same interval. It runs while at least one of them is mounted. */
class Ticker {
  readonly #intervalMs: number;
  readonly #listeners = new Set<() => void>();
  #timer: ReturnType<typeof setInterval> | undefined;
  #now = clock.now();

  constructor(intervalMs: number) {
    this.#intervalMs = intervalMs;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    this.#timer ??= setInterval(this.#tick, this.#intervalMs);
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size > 0) return;
      clearInterval(this.#timer);
      this.#timer = undefined;
    };
  };

  /** Returns the time of the last tick. React requires the same value until the next tick. */
  readonly now = (): number => {
    // Nothing updated it since the last component was unmounted.
    if (!this.#timer && Math.abs(clock.now() - this.#now) >= MAX_AGE_MS) this.#now = clock.now();
    return this.#now;
  };

  readonly #tick = (): void => {
    this.#now = clock.now();
    for (const listener of this.#listeners) listener();
  };
}

const tickers = new Map<number, Ticker>();

function tickerOf(intervalMs: number): Ticker {
  let ticker = tickers.get(intervalMs);
  if (!ticker) {
    ticker = new Ticker(intervalMs);
    tickers.set(intervalMs, ticker);
  }
  return ticker;
}

/**
 * Returns the current time in milliseconds since 1970, by the page's clock, and renders again at an interval: for countdowns and relative times. All
 * components with the same interval share one timer. With 0 it never renders again.
 * @param intervalMs a constant, because a timer is created for each interval.
 * @example
 * const seconds = Math.ceil((Date.parse(until) - useNow(1000)) / 1000);
 */
export function useNow(intervalMs: number): number {
  const ticker = tickerOf(intervalMs);
  const subscribe = useCallback(
    (listener: () => void) => (intervalMs > 0 ? ticker.subscribe(listener) : () => {}),
    [ticker, intervalMs],
  );
  return useSyncExternalStore(subscribe, ticker.now, ticker.now);
}
