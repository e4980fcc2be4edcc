import type { Configuration } from 'oidc-provider';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Lifetime of an access token, in seconds. */
export const ACCESS_TOKEN_SECONDS = 10 * MINUTE;

/** Lifetimes in seconds. Access tokens are short-lived so that a change of roles takes effect soon; the rest follows Auth0's defaults. */
export const LIFETIMES: Configuration['ttl'] = {
  AccessToken: ACCESS_TOKEN_SECONDS,
  AuthorizationCode: MINUTE,
  Grant: 31 * DAY,
  IdToken: 10 * HOUR,
  Interaction: HOUR,
  // A rotated token inherits the remaining lifetime, so that rotation doesn't extend a sign-in forever.
  RefreshToken: (ctx) => ctx.oidc.entities.RotatedRefreshToken?.remainingTTL ?? 30 * DAY,
  Session: 7 * DAY,
};
