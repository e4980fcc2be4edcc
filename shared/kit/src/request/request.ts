import type { HttpMethod } from '@boardwalk/contracts';
import { i18n } from '../i18n/catalogs.ts';
import { noteRefusal, sessionRefusalOf } from '../session/refusals.ts';
import { notice } from '../toasts/notice-queue.ts';
import { bearer, forget } from './bearer.ts';
import { clock } from './clock.ts';
import { errorMessage } from './error-message.ts';
import { errorOfAnswer, errorOfInterruption, RequestError } from './request-error.ts';

/** How long a call may take, in milliseconds. */
export const REQUEST_TIMEOUT = 30_000;

export interface RequestOptions {
  /** The caller shows the failure itself; nothing is toasted. */
  suppressErrors?: boolean;
  /** Ends the call early; the error then says `aborted`. */
  signal?: AbortSignal;
  /** Makes a creating call safe to repeat: the server answers the same thing for the same key. */
  idempotencyKey?: string;
}

/**
 * The one way to call the API: JSON both ways, the stored token as bearer, 30 s at most. A 401 removes the stored token.
 * @param path from the site's root, query included: `/api/users?limit=20`.
 * @returns the answer's data; undefined when it has no body.
 * @throws RequestError for everything that isn't a success. It is also toasted, unless the caller suppresses that, nobody waits
 * any more, or the call only lacks a sign-in.
 */
export async function request<T>(
  method: HttpMethod,
  path: string,
  body?: unknown,
  options: RequestOptions = {},
): Promise<T> {
  try {
    return (await send(method, path, body, options)) as T;
  } catch (error) {
    if (!options.suppressErrors) announce(error);
    throw error;
  }
}

/** Toasts a failed call by the site's rules: not when it was given up, not when it only lacks a sign-in. */
export function announce(error: unknown): void {
  if (error instanceof RequestError && (error.aborted || error.type === 'AUTHENTICATION')) return;
  // The page as a whole says so.
  if (error instanceof RequestError && sessionRefusalOf(error)) return;
  notice.error(errorMessage(error));
}

async function send(
  method: HttpMethod,
  path: string,
  body: unknown,
  options: RequestOptions,
): Promise<unknown> {
  const limit = AbortSignal.timeout(REQUEST_TIMEOUT);
  const token = await bearer(options.signal);
  try {
    const answer = await fetch(path, {
      method,
      headers: headersOf(token, options.idempotencyKey),
      body: body === undefined ? undefined : JSON.stringify(body),
      signal: options.signal ? AbortSignal.any([options.signal, limit]) : limit,
    });
    clock.note(answer);
    const data = await readBody(answer);
    if (answer.ok) return data;
    if (answer.status === 401) forget(token);
    throw noteRefusal(errorOfAnswer(answer.status, data, answer.headers.get('x-request-id')));
  } catch (cause) {
    throw cause instanceof RequestError
      ? cause
      : errorOfInterruption(cause, options.signal?.aborted ?? false);
  }
}

/** The language in which the server is to say what went wrong: that of the page. */
export function answerLanguage(): string {
  return i18n.locale || 'en';
}

function headersOf(token: string | null, idempotencyKey?: string): HeadersInit {
  return {
    Accept: 'application/json',
    'Accept-Language': answerLanguage(),
    'Content-Type': 'application/json',
    ...(token && { Authorization: `Bearer ${token}` }),
    ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
  };
}

async function readBody(answer: Response): Promise<unknown> {
  const text = await answer.text();
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    if (!answer.ok) return undefined;
    // A proxy answered in the place of the API. What it wrote, and what the parser says of it, tells a person nothing.
    throw new RequestError({ type: 'SERVER', status: answer.status });
  }
}
