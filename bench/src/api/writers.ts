import { setTimeout as wait } from 'node:timers/promises';
import type { BenchIssuer } from './issuer.ts';

const TIMEOUT_MS = 10_000;
const PAUSE_MS = 20;

/** Members who write consecutive numbers into their profiles. */
export interface Writers {
  /** Numbers of successful calls, and of failed ones by response. */
  counts: { answered: number; failed: Record<string, number> };
  /** Time of the last successful response, in milliseconds of `performance.now()`. */
  lastAnswer(): number;
  /** Ends the writing. @returns the number of members whose last acknowledged number is lost. */
  stop(): Promise<number>;
}

/** Starts members who write and read at an origin until they are stopped. @param pauseMs between two writes of one member. */
export function startWriters(
  count: number,
  origin: string,
  issuer: BenchIssuer,
  pauseMs = PAUSE_MS,
): Writers {
  const counts: Writers['counts'] = { answered: 0, failed: {} };
  let lastAnswer = 0;
  let stopped = false;
  const call = async (token: string, bio?: string): Promise<string | undefined> => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const change = bio === undefined ? {} : { method: 'PUT', body: JSON.stringify({ bio }) };
    const answer = await fetch(`${origin}/api/users/me`, {
      headers,
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...change,
    });
    if (!answer.ok) throw new Error(String(answer.status));
    return ((await answer.json()) as { bio: string }).bio;
  };
  const write = async (token: string) => {
    let acknowledged = 0;
    for (let number = 1; !stopped; number += 1) {
      try {
        await call(token, String(number));
        acknowledged = number;
        await call(token);
        counts.answered += 2;
        lastAnswer = performance.now();
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        counts.failed[reason] = (counts.failed[reason] ?? 0) + 1;
      }
      await wait(pauseMs);
    }
    return acknowledged;
  };
  const tokens = Array.from({ length: count }, (_, n) => issuer.token(`writer-${n}`));
  const working = tokens.map(write);
  return {
    counts,
    lastAnswer: () => lastAnswer,
    async stop() {
      stopped = true;
      const acknowledged = await Promise.all(working);
      const kept = await Promise.all(tokens.map(async (token) => Number(await call(token))));
      // Another number may have been written whose response was lost.
      return kept.filter((number, at) => number < (acknowledged[at] ?? 0)).length;
    },
  };
}
