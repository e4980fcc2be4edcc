import { setTimeout as wait } from 'node:timers/promises';

/** Number of attempts, and the waits between them in milliseconds. */
export const RETRY_POLICY = {
  attempts: 6,
  firstDelayMs: 300,
  maxDelayMs: 10_000,
  /** Upper limit for a wait that a server requests. */
  maxRetryAfterMs: 60_000,
} as const;

/** A failure that a retry may resolve. */
export class TransientError extends Error {
  /** Wait that the server requests, in milliseconds. */
  readonly after: number | undefined;

  constructor(message: string, after?: number) {
    super(message);
    this.after = after;
  }
}

/** Repeats an action while it fails temporarily. @param log receives a line before each retry. */
export async function withRetries<T>(
  attempt: () => Promise<T>,
  log: (line: string) => void,
  pause: (ms: number) => Promise<unknown> = wait,
): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof TransientError) || tries >= RETRY_POLICY.attempts) throw error;
      const ms = waitBefore(tries, error.after);
      log(`${error.message}; trying again in ${(ms / 1000).toFixed(1)} s`);
      await pause(ms);
    }
  }
}

/** Returns a wait that doubles with each try, with jitter, so that many callers don't retry simultaneously. */
export function waitBefore(tries: number, requestedMs?: number): number {
  if (requestedMs !== undefined) return Math.min(requestedMs, RETRY_POLICY.maxRetryAfterMs);
  const backoffMs = RETRY_POLICY.firstDelayMs * 2 ** (tries - 1);
  return Math.min(backoffMs, RETRY_POLICY.maxDelayMs) * (0.75 + Math.random() / 2);
}

/** Reads a Retry-After header, which contains seconds or a date. @returns milliseconds. */
export function retryAfter(header: string | null, now = Date.now()): number | undefined {
  if (!header) return undefined;
  const ms = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - now;
  return Number.isFinite(ms) ? Math.max(0, ms) : undefined;
}
