/** Discord's rate limit of a webhook: number of calls per window in milliseconds. */
const CALLS = 5;
const WINDOW_MS = 2_000;

/** State of the limit after a call, in Discord's terms. */
export interface Turn {
  /** Seconds to wait; undefined if the call is allowed. */
  retryAfter: number | undefined;
  headers: Record<string, string>;
}

/** Counts the calls of each webhook. */
export function createBuckets(now: () => number = Date.now): (name: string) => Turn {
  const windows = new Map<string, { began: number; calls: number }>();
  return (name) => {
    const last = windows.get(name);
    const window = last && now() - last.began < WINDOW_MS ? last : { began: now(), calls: 0 };
    windows.set(name, window);
    const left = (window.began + WINDOW_MS - now()) / 1_000;
    const isOver = window.calls >= CALLS;
    if (!isOver) window.calls += 1;
    return {
      retryAfter: isOver ? left : undefined,
      headers: {
        'X-RateLimit-Limit': String(CALLS),
        'X-RateLimit-Remaining': String(CALLS - window.calls),
        'X-RateLimit-Reset-After': left.toFixed(3),
        ...(isOver && { 'Retry-After': String(Math.ceil(left)) }),
      },
    };
  };
}
