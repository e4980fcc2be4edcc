/** Half of a token's lifetime. */
const MAX_AGE_MS = 5 * 60_000;

/**
 * Signs accounts in when they are first used, and again when their session is five minutes old. No page may renew a stored session: the provider
 * treats a refresh token that is used twice as stolen.
 * @param signIn returns the browser storage of a new session.
 */
export function cacheSessions(
  signIn: (account: string) => Promise<object>,
  now: () => number = Date.now,
): (account?: string) => Promise<object> {
  const known = new Map<string, { at: number; session: Promise<object> }>();
  return (account = 'member') => {
    const cached = known.get(account);
    if (cached && now() - cached.at < MAX_AGE_MS) return cached.session;
    const entry = { at: now(), session: signIn(account) };
    known.set(account, entry);
    // A failed attempt isn't cached: the next call tries again.
    entry.session.catch(() => known.get(account) === entry && known.delete(account));
    return entry.session;
  };
}
