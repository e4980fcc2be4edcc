// Without schemas, because pages import it.

/** Pattern of a link code. Excludes characters that are easily confused. */
export const LINK_CODE = /^[A-HJ-NP-Z2-9]{6}$/;
/** Lifetime of a link code, in minutes. */
export const LINK_CODE_MINUTES = 10;

/** Results of a player's attempt to join the game server. */
export const JOIN_RESULTS = [
  'ok',
  'banned',
  'not_whitelisted',
  'pending',
  'denied',
  'link_required',
  'maintenance',
] as const;
export type JoinResult = (typeof JOIN_RESULTS)[number];

/** Seconds without a heartbeat after which the status of the game server is unknown. */
export const STATUS_STALE_S = 90;
/** Interval of a game server's heartbeats, in seconds. */
export const HEARTBEAT_S = 30;
/** Hours for which a replaced key stays valid, so that it can be changed on the game server. */
export const KEY_OVERLAP_HOURS = 24;
/** Maximum clock skew of a game server, in seconds. Calls outside of it are rejected. */
export const CLOCK_SKEW_S = 60;

/** Headers of a game server's call. */
export const GAME_KEY_HEADERS = {
  key: 'x-boardwalk-key',
  /** Seconds since 1970. */
  timestamp: 'x-boardwalk-timestamp',
  /** Nonce of 16 to 64 characters that this key uses once. */
  nonce: 'x-boardwalk-nonce',
  /** Hex of HMAC-SHA256, with the key's secret, of {@link signedText}. */
  signature: 'x-boardwalk-signature',
} as const;

/** Returns the text that a game server signs: method, path with query, timestamp, nonce and the SHA-256 of the body in hex, each on a line. */
export function signedText(call: {
  method: string;
  path: string;
  timestamp: string;
  nonce: string;
  bodyHash: string;
}): string {
  return [call.method.toUpperCase(), call.path, call.timestamp, call.nonce, call.bodyHash].join('\n');
}

/** A whitelist snapshot, as JSON: all accounts that may join at that time. */
export interface WhitelistSnapshot {
  kind: 'whitelist';
  /** Origin of the site. */
  site: string;
  /** ISO 8601. */
  issuedAt: string;
  identifiers: string[];
}

/** Key id of the demo community's game server. Its secret differs with each installation. */
export const DEMO_GAME_KEY = 'd3300000-0000-4000-8000-000000000001';

/** Returns the account of a demo character on the demo game server. */
export function demoLicence(name: string): string {
  return `license:demo${name.toLowerCase().replace(/[^a-z0-9]/g, '')}`;
}
