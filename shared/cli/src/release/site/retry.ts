import { setTimeout as wait } from 'node:timers/promises';

/** How often something is tried, and how long is waited in between, in milliseconds. */
export const RETRY_POLICY = {
  attempts: 6,
  firstWait: 300,
  longestWait: 10_000,
  /** Longer than this nobody waits because a server says so. */
  longestAsked: 60_000,
} as const;

/** A failure that may be gone the next time. */
export class PassingFailure extends Error {
  /** How long the server asks to wait, in milliseconds. */
  readonly after: number | undefined;

  constructor(message: string, after?: number) {
    super(message);
    this.after = after;
  }
}

/** Does something again while it fails in a way that may pass. @param say is told before each further try. */
export async function withRetries<T>(
  attempt: () => Promise<T>,
  say: (line: string) => void,
  pause: (ms: number) => Promise<unknown> = wait,
): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof PassingFailure) || tries >= RETRY_POLICY.attempts) throw error;
      const ms = waitBefore(tries, error.after);
      say(`${error.message}; trying again in ${(ms / 1000).toFixed(1)} s`);
      await pause(ms);
    }
  }
}

/** Twice as long each time, with some chance in it, so that many callers don't come back at one moment. */
export function waitBefore(tries: number, asked?: number): number {
  if (asked !== undefined) return Math.min(asked, RETRY_POLICY.longestAsked);
  const wished = RETRY_POLICY.firstWait * 2 ** (tries - 1);
  return Math.min(wished, RETRY_POLICY.longestWait) * (0.75 + Math.random() / 2);
}

/** Reads a Retry-After header, which names seconds or a moment. @returns milliseconds. */
export function retryAfter(header: string | null, now = Date.now()): number | undefined {
  if (!header) return undefined;
  const ms = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - now;
  return Number.isFinite(ms) ? Math.max(0, ms) : undefined;
}
