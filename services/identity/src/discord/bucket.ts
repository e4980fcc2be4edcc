/** Discord's limit of one webhook: so many calls in so many milliseconds. */
const CALLS = 5;
const WINDOW_MS = 2_000;

/** What a call is told about its limit, in Discord's words. */
export interface Turn {
  /** Seconds to wait; undefined when the call counts. */
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
