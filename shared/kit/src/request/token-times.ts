/** Times of an access token, in seconds since 1970: `iat` when it was issued, `exp` when it expires. Empty for a token that isn't a readable JWT. */
export function tokenTimes(token: string): { exp?: number; iat?: number } {
  try {
    const payload = token.split('.')[1]?.replace(/-/g, '+').replace(/_/g, '/') ?? '';
    const times = JSON.parse(atob(payload)) as { exp?: number; iat?: number } | null;
    return times ?? {};
  } catch {
    return {};
  }
}

/**
 * Returns the expiry of a token by this device's clock, in milliseconds since 1970. A token that appears expired on arrival was issued by a server
 * whose clock differs: then only the time since its arrival counts.
 * @param receivedAt when the provider returned it.
 */
export function expiryOf(token: string, receivedAt: number): number {
  const { exp, iat } = tokenTimes(token);
  if (exp === undefined) return Number.POSITIVE_INFINITY;
  const byLifetime = iat === undefined ? Number.POSITIVE_INFINITY : receivedAt + (exp - iat) * 1000;
  const byClock = exp * 1000;
  return byClock > receivedAt ? Math.min(byClock, byLifetime) : byLifetime;
}
