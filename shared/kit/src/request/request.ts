import type { HttpMethod } from '@boardwalk/contracts';
import { i18n } from '../i18n/catalogs.ts';
import { noteRefusal, sessionRefusalOf } from '../session/refusals.ts';
import { notice } from '../toasts/notice-queue.ts';
import { bearer, forget } from './bearer.ts';
import { clock } from './clock.ts';
import { errorMessage } from './error-message.ts';
import { errorOfInterruption, errorOfResponse, RequestError } from './request-error.ts';

/** Timeout of a call, in milliseconds. */
const REQUEST_TIMEOUT_MS = 30_000;

/** Options of a call. */
export interface RequestOptions {
  /** The caller shows the failure itself; no toast. */
  suppressErrors?: boolean;
  /** Aborts the call; the error is then `aborted`. */
  signal?: AbortSignal;
  /** Makes a creating call safe to repeat: the server returns the same response for the same key. */
  idempotencyKey?: string;
}

/**
 * Calls the API: JSON both ways, the stored token as bearer, 30 s timeout. A 401 removes the stored token.
 * @param path from the site's root, with the query: `/api/users?limit=20`.
 * @returns the response's data; undefined without a body.
 * @throws RequestError for every unsuccessful call. It is also toasted, unless the caller suppresses that, the call was aborted, or it only requires
 * a sign-in.
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

/** Errors that were toasted, or are shown by a caller: a failed mutation is also an uncaught error if its caller awaits it. */
const announced = new WeakSet<object>();

/** Prevents a toast of an error. */
export function suppressToast(error: unknown): void {
  if (error instanceof Error) announced.add(error);
}

/** Returns whether an error was toasted, or must not be. */
export function isAnnounced(error: unknown): boolean {
  return error instanceof Error && announced.has(error);
}

/** Returns whether a failed call is shown where the user acts: not if it was aborted, only requires a sign-in, or is shown by the page as a whole. */
export function isShown(error: unknown): boolean {
  return !(
    error instanceof RequestError &&
    (error.aborted || error.type === 'AUTHENTICATION' || sessionRefusalOf(error))
  );
}

/**
 * Toasts a failed call once, unless it was aborted or only requires a sign-in.
 * @param failure sentence for an error that explains nothing itself, see {@link errorMessage}.
 */
export function announce(error: unknown, failure?: string): void {
  if (isAnnounced(error)) return;
  suppressToast(error);
  if (!isShown(error)) return;
  notice.error(errorMessage(error, failure));
}

async function send(
  method: HttpMethod,
  path: string,
  body: unknown,
  options: RequestOptions,
): Promise<unknown> {
  const limit = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
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
    throw noteRefusal(errorOfResponse(answer.status, data, answer.headers.get('x-request-id')));
  } catch (cause) {
    throw cause instanceof RequestError
      ? cause
      : errorOfInterruption(cause, options.signal?.aborted ?? false);
  }
}

/** Returns the language for the server's messages: that of the page. */
export function requestLanguage(): string {
  return i18n.locale || 'en';
}

function headersOf(token: string | null, idempotencyKey?: string): HeadersInit {
  return {
    Accept: 'application/json',
    'Accept-Language': requestLanguage(),
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
    // A proxy responded instead of the API. Neither its text nor the parser's error would help the user.
    throw new RequestError({ type: 'SERVER', status: answer.status });
  }
}
