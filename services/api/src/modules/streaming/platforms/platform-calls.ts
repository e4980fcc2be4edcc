import { setTimeout as pause } from 'node:timers/promises';
import type { z } from 'zod';
import { PlatformSilentError } from './stream-platform.ts';

const TIMEOUT_MS = 6_000;
/** An answer that failed is asked for once more: a moment later most are there. */
const RETRY_MS = 400;
const LONGEST_WAIT_S = 900;

export interface PlatformAnswer {
  status: number;
  json: unknown;
}

/**
 * Asks a platform whose address the site's owner has set. Each question has its own time limit, and the one of all that are asked with it.
 * @throws PlatformSilentError for no answer, a failure of the platform, and one question too many.
 */
export async function askPlatform(
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
  // The query may hold a key, and no error names it.
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

/** The body of a success. @throws PlatformSilentError for anything else. */
export function readAnswer<T extends z.ZodType>({ status, json }: PlatformAnswer, schema: T): z.output<T> {
  if (status < 200 || status > 299) throw new PlatformSilentError(`The platform answered ${status}.`);
  const read = schema.safeParse(json);
  if (!read.success) throw new PlatformSilentError('The platform answered something else than it documents.');
  return read.data;
}

/** `Ratelimit-Reset` of Twitch is an instant in seconds, `Retry-After` how many. */
function waitUntil(headers: Headers): Date {
  const now = Date.now();
  const reset = Number(headers.get('ratelimit-reset')) * 1_000 - now;
  const after = Number(headers.get('retry-after')) * 1_000;
  const waitMs = [reset, after].find((ms) => Number.isFinite(ms) && ms > 0) ?? 60_000;
  return new Date(now + Math.min(waitMs, LONGEST_WAIT_S * 1_000));
}
