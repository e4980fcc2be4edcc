import { clock, MIN_RENEWAL_INTERVAL_MS, useAuthStore } from '@boardwalk/kit';
import { remainingLife } from './token.ts';

/** Time before its expiry at which a token is renewed, in milliseconds. */
const RENEW_AHEAD_MS = 30_000;
const FIRST_RETRY_MS = 1000;
const MAX_RETRY_MS = 60_000;

/**
 * OAuth and OpenID Connect errors that only a new sign-in resolves. All other failures (no network, a timeout, a provider that is down) don't end the
 * session.
 */
const SESSION_ENDS = new Set([
  'login_required',
  'consent_required',
  'interaction_required',
  'account_selection_required',
  'mfa_required',
  'invalid_grant',
  'missing_refresh_token',
  'access_denied',
  'unauthorized_client',
]);

/** Returns whether the provider refuses further tokens for this session. */
export function endsSession(error: unknown): boolean {
  return (
    typeof error === 'object' && error !== null && 'error' in error && SESSION_ENDS.has(String(error.error))
  );
}

interface TokenRenewalOptions {
  /** @param fresh from the provider, even if the library has cached a valid token. */
  fetchToken(fresh: boolean): Promise<string | undefined>;
  /** Called once, after the first attempt that didn't end the session. The token may be missing if there was no network. */
  onSession(): void;
  /** @param first the session had already ended when the page was opened. */
  onEnd(first: boolean): void;
  /** Called if the first attempt failed without ending the session. Further attempts follow. */
  onFirstFailure(): void;
}

/** Time of the last token request to the provider, in milliseconds since 1970. Survives a restart of the renewal. */
let lastFetch = 0;

/**
 * Keeps the stored token valid: fetches the first one of a visit, renews it in time, and replaces a refused one. A failure that doesn't end the
 * session is retried with back-off, and as soon as the network or the tab is back.
 * @returns a function that stops it.
 */
export function startTokenRenewal({
  fetchToken,
  onSession,
  onEnd,
  onFirstFailure,
}: TokenRenewalOptions): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isFetching = false;
  let hasSession = false;
  let isStopped = false;
  let failures = 0;

  function plan(): void {
    clearTimeout(timer);
    if (isFetching || isStopped) return;
    const { token, isAuthenticated } = useAuthStore.getState();
    // The member signed out in another tab. The provider may not know yet, and would still return a token.
    if (hasSession && !isAuthenticated) return;
    timer = setTimeout(attempt, delayFor(token));
  }

  function delayFor(token: string | null): number {
    const now = clock.now();
    if (failures > 0) {
      const backOff = Math.min(FIRST_RETRY_MS * 2 ** (failures - 1), MAX_RETRY_MS);
      return backOff * (0.75 + Math.random() / 2);
    }
    if (!hasSession) return 0;
    const due = token === null ? 0 : remainingLife(token, now) - RENEW_AHEAD_MS;
    // The clock goes back when the first response of the server corrects a fast one.
    const pause = Math.min(MIN_RENEWAL_INTERVAL_MS, lastFetch + MIN_RENEWAL_INTERVAL_MS - now);
    return Math.max(0, due, pause);
  }

  async function attempt(): Promise<void> {
    const first = !hasSession;
    isFetching = true;
    if (!first) lastFetch = clock.now();
    try {
      const token = await fetchToken(!first);
      if (isStopped) return;
      failures = 0;
      useAuthStore.getState().setToken(token ?? null);
    } catch (error) {
      if (isStopped) return;
      if (endsSession(error)) {
        isStopped = true;
        failures = 0;
        return onEnd(first);
      }
      failures += 1;
      if (first) onFirstFailure();
    } finally {
      isFetching = false;
    }
    if (first) {
      hasSession = true;
      onSession();
    }
    plan();
  }

  function retryNow(): void {
    if (isStopped || failures === 0 || document.visibilityState === 'hidden') return;
    failures = 1;
    clearTimeout(timer);
    if (!isFetching) void attempt();
  }

  const unsubscribe = useAuthStore.subscribe((state, before) => {
    if (state.token !== before.token || state.isAuthenticated !== before.isAuthenticated) plan();
  });
  window.addEventListener('online', retryNow);
  document.addEventListener('visibilitychange', retryNow);
  plan();
  return () => {
    isStopped = true;
    clearTimeout(timer);
    unsubscribe();
    window.removeEventListener('online', retryNow);
    document.removeEventListener('visibilitychange', retryNow);
  };
}
