/** Maximum number of remembered keys; the oldest is evicted first. */
const MAX_KEYS = 1000;

interface Window {
  count: number;
  /** Milliseconds since the epoch. */
  endsAt: number;
}

/** Counts attempts per key in a window that starts with the first one. */
export interface AttemptLimit {
  /** Counts an attempt. Returns the seconds to wait before the next, 0 if this one may continue. */
  take: (key: string) => number;
  /** Forgets the attempts of a key. */
  clear: (key: string) => void;
}

/** An attempt limit in memory. */
export function createAttemptLimit(
  most = 10,
  milliseconds = 60_000,
  now: () => number = Date.now,
): AttemptLimit {
  const windows = new Map<string, Window>();

  function take(key: string): number {
    const known = windows.get(key);
    const window = known && known.endsAt > now() ? known : { count: 0, endsAt: now() + milliseconds };
    if (window !== known) {
      windows.delete(key);
      windows.set(key, window);
      for (const oldest of windows.keys()) {
        if (windows.size <= MAX_KEYS) break;
        windows.delete(oldest);
      }
    }
    window.count += 1;
    return window.count > most ? Math.ceil((window.endsAt - now()) / 1000) : 0;
  }

  return { take, clear: (key) => windows.delete(key) };
}
