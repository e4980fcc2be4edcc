import { readToken, useAuthStore } from '../state/auth-store.ts';

/** A refused token is replaced this often at most, in milliseconds: a server that refuses every token isn't asked without a pause. */
export const RENEWAL_PAUSE = 10_000;
/** How long calls wait for the token that replaces a refused one, in milliseconds. */
const PATIENCE = 5000;

/** Under way while a member's refused token is being replaced. */
let replacement: Promise<void> | undefined;
/** When a refused token was last replaced, in milliseconds since 1970. */
let lastReplaced = 0;

/**
 * The token that a call is sent with; null for a visitor. Calls wait while a refused one is being replaced: without a token they would
 * be refused as well, and a query that has failed twice doesn't hear of the new one.
 */
export async function bearer(): Promise<string | null> {
  await replacement;
  return readToken();
}

/** Removes the refused token, unless a newer one has taken its place while the call was under way. */
export function forget(refused: string | null): void {
  if (refused === null || readToken() !== refused) return;
  const { isAuthenticated, setToken } = useAuthStore.getState();
  setToken(null);
  // A replacement that is refused as well isn't replaced soon.
  if (!isAuthenticated || Date.now() - lastReplaced < RENEWAL_PAUSE) return;
  replacement ??= replaced(refused).finally(() => {
    replacement = undefined;
  });
}

/** Resolves when there is a token again, when the session has ended, and after a time in any case. */
function replaced(refused: string): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, PATIENCE);
  const stop = useAuthStore.subscribe(({ token, isAuthenticated }) => {
    if (token !== null && token !== refused) lastReplaced = Date.now();
    if (token !== null || !isAuthenticated) resolve();
  });
  return promise.finally(() => {
    clearTimeout(timer);
    stop();
  });
}
