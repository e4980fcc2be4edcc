import { onlineManager } from '@tanstack/react-query';
import { readToken, useAuthStore } from '../state/auth-store.ts';
import { clock } from './clock.ts';
import { errorOfInterruption, RequestError } from './request-error.ts';
import { expiryOf, tokenTimes } from './token-times.ts';

/** Minimum time between two renewals of a refused token, in milliseconds: a server that refuses every token isn't called in a loop. */
export const MIN_RENEWAL_INTERVAL_MS = 10_000;
/** Maximum time that a call waits for a usable token, in milliseconds. */
const HOLD_TIMEOUT_MS = 10_000;

/** A member's token that was refused and isn't replaced yet. `again` if it had just replaced another refused one. */
let refusal: { token: string; again: boolean } | undefined;
/** Time of the last replacement of a refused token, in milliseconds since 1970. */
let lastReplaced = 0;
/** The current token and its expiry in milliseconds since 1970. */
let known: { token: string; expiresAt: number } | undefined;

useAuthStore.subscribe(({ token, isAuthenticated }, before) => {
  if (!isAuthenticated) refusal = undefined;
  // Other changes of the store don't affect the token.
  if (token === null || token === before.token) return;
  known = { token, expiresAt: expiryOf(token, Date.now()) };
  if (refusal && token !== refusal.token) lastReplaced = Date.now();
  refusal = undefined;
});

/**
 * Returns whether the token isn't known to have expired. Before the server's time is known, a token of an earlier visit is checked against the
 * device's clock.
 */
function isLive(token: string): boolean {
  if (clock.isKnown()) return (tokenTimes(token).exp ?? Number.POSITIVE_INFINITY) * 1000 > clock.now();
  if (known?.token !== token)
    known = { token, expiresAt: (tokenTimes(token).exp ?? Number.POSITIVE_INFINITY) * 1000 };
  return known.expiresAt > Date.now();
}

const needs = new Set<() => void>();

/**
 * Registers a listener for calls that wait for a token, because the stored one is missing, refused or expired. The shell calls it once; it renews
 * the token.
 * @returns a function that removes it.
 */
export function onTokenNeeded(listener: () => void): () => void {
  needs.add(listener);
  return () => needs.delete(listener);
}

/**
 * Returns the token for a call; null for a visitor. A member's call is never sent without a valid token: it waits while an expired or refused one is
 * renewed, and fails on a timeout.
 * @throws RequestError NETWORK if no token arrived in time or there is no connection, AUTHENTICATION if the replacement of a refused token was
 * refused as well.
 */
export async function bearer(signal?: AbortSignal): Promise<string | null> {
  const deadline = Date.now() + HOLD_TIMEOUT_MS;
  for (;;) {
    const token = readToken();
    const { isAuthenticated, isLoading } = useAuthStore.getState();
    if (!isAuthenticated && !isLoading) return token;
    if (token !== null && isLive(token)) return token;
    if (refusal?.again) throw new RequestError({ type: 'AUTHENTICATION', status: 401 });
    if (!onlineManager.isOnline()) throw errorOfInterruption(undefined, false);
    for (const listener of needs) listener();
    await sessionChange(deadline - Date.now(), signal);
  }
}

/** Removes a refused token, unless a newer one replaced it while the call was in progress. Calls wait for its replacement. */
export function forget(refused: string | null): void {
  if (refused === null || readToken() !== refused) return;
  const { isAuthenticated, setToken } = useAuthStore.getState();
  if (isAuthenticated)
    refusal = { token: refused, again: Date.now() - lastReplaced < MIN_RENEWAL_INTERVAL_MS };
  setToken(null);
}

/** Resolves when the session has changed. @throws RequestError on a timeout, and if the call was aborted. */
function sessionChange(timeout: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = (error?: RequestError) => {
      clearTimeout(timer);
      unsubscribe();
      signal?.removeEventListener('abort', abort);
      if (error) reject(error);
      else resolve();
    };
    const abort = () => end(errorOfInterruption(undefined, true));
    const timer = setTimeout(() => end(errorOfInterruption(undefined, false)), timeout);
    const unsubscribe = useAuthStore.subscribe(() => end());
    signal?.addEventListener('abort', abort);
    if (signal?.aborted) abort();
  });
}
