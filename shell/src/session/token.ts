/** A token is treated as expired this long before it is, in milliseconds. */
const MARGIN = 60_000;

/** How long an access token can still be used, in milliseconds; 0 for one that is no readable JWT. */
export function remainingLife(token: string, now: number): number {
  try {
    const payload = token.split('.')[1]?.replace(/-/g, '+').replace(/_/g, '/') ?? '';
    const { exp } = JSON.parse(atob(payload)) as { exp?: number };
    return Math.max(0, (exp ?? 0) * 1000 - MARGIN - now);
  } catch {
    return 0;
  }
}
