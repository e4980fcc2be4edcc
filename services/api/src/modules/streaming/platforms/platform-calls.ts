import { setTimeout as pause } from 'node:timers/promises';
import type { z } from 'zod';
import { PlatformSilentError } from './stream-platform.ts';

const TIMEOUT_MS = 6_000;
/** Delay before the only retry of a failed request, which is usually sufficient. */
const RETRY_MS = 400;
const MAX_WAIT_S = 900;

export interface PlatformAnswer {
  status: number;
  json: unknown;
}

/**
 * Sends a request to a platform whose address is configured. Each request has its own time limit, in addition to that of its round.
 * @throws PlatformSilentError without a response, for a failure of the platform, and for a rate limit.
 */
export async function queryPlatform(
  url: string,
  { signal, ...init }: Omit<RequestInit, 'signal'> & { signal: AbortSignal },
): Promise<PlatformAnswer> {
  try {
    return await attempt(url, init, signal);
  } catch (error) {
    if (signal.aborted || (error instanceof PlatformSilentError && error.until)) throw error;
    await pause(RETRY_MS, undefined, { signal }).catch(() => {});
    if (signal.aborted) throw error;
    return attempt(url, init, signal);
  }
}

async function attempt(url: string, init: RequestInit, signal: AbortSignal): Promise<PlatformAnswer> {
  // The query may contain a key, so errors must not contain it.
  const { origin } = new URL(url);
  try {
    const limit = AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]);
    const answer = await fetch(url, { ...init, redirect: 'error', signal: limit });
    const text = await answer.text();
    if (answer.status === 429)
      throw new PlatformSilentError(`${origin} asks to wait.`, waitUntil(answer.headers));
    if (answer.status >= 500) throw new PlatformSilentError(`${origin} answered ${answer.status}.`);
    return { status: answer.status, json: text === '' ? undefined : JSON.parse(text) };
  } catch (error) {
    if (error instanceof PlatformSilentError) throw error;
    throw new PlatformSilentError(
      `${origin} can’t be reached (${error instanceof Error ? error.name : 'Error'}).`,
    );
  }
}

/** Returns the parsed body of a successful response. @throws PlatformSilentError for any other. */
export function readAnswer<T extends z.ZodType>({ status, json }: PlatformAnswer, schema: T): z.output<T> {
  if (status < 200 || status > 299) throw new PlatformSilentError(`The platform answered ${status}.`);
  const read = schema.safeParse(json);
  if (!read.success) throw new PlatformSilentError('The platform answered something else than it documents.');
  return read.data;
}

/** `Ratelimit-Reset` of Twitch is an instant in seconds, `Retry-After` a number of seconds. */
function waitUntil(headers: Headers): Date {
  const now = Date.now();
  const reset = Number(headers.get('ratelimit-reset')) * 1_000 - now;
  const after = Number(headers.get('retry-after')) * 1_000;
  const waitMs = [reset, after].find((ms) => Number.isFinite(ms) && ms > 0) ?? 60_000;
  return new Date(now + Math.min(waitMs, MAX_WAIT_S * 1_000));
}
