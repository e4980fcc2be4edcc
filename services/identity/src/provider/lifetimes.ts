import type { Configuration } from 'oidc-provider';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Seconds that an access token is good for. */
export const ACCESS_TOKEN_SECONDS = 10 * MINUTE;

/** How long things live, in seconds. Access tokens are short so that a change of roles is seen soon; the rest follows Auth0's defaults. */
export const LIFETIMES: Configuration['ttl'] = {
  AccessToken: ACCESS_TOKEN_SECONDS,
  AuthorizationCode: MINUTE,
  Grant: 31 * DAY,
  IdToken: 10 * HOUR,
  Interaction: HOUR,
  // A rotated token inherits what is left, so that rotation never makes a sign-in eternal.
  RefreshToken: (ctx) => ctx.oidc.entities.RotatedRefreshToken?.remainingTTL ?? 30 * DAY,
  Session: 7 * DAY,
};
