import { readToken, useAuthStore } from '../state/auth-store.ts';

/** How long calls wait for the token that replaces a refused one, in milliseconds. */
const PATIENCE = 5000;

/** Under way while a member's refused token is being replaced. */
let replacement: Promise<void> | undefined;

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
  if (!isAuthenticated) return;
  replacement ??= replaced().finally(() => {
    replacement = undefined;
  });
}

/** Resolves when there is another token, when the session has ended, and after a time in any case. */
function replaced(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, PATIENCE);
  const stop = useAuthStore.subscribe(({ token, isAuthenticated }) => {
    if (token !== null || !isAuthenticated) resolve();
  });
  return promise.finally(() => {
    clearTimeout(timer);
    stop();
  });
}
