// Without schemas, for pages too.

/** What a link code looks like: no letters that look like others. */
export const LINK_CODE = /^[A-HJ-NP-Z2-9]{6}$/;
/** Minutes that a link code lives. */
export const LINK_CODE_MINUTES = 10;

/** What the door of the game server says to somebody who wants in. */
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

/** Seconds without a heartbeat after which nobody knows how the game server is. */
export const STATUS_STALE_S = 90;
/** How often a game server sends a heartbeat, in seconds. */
export const HEARTBEAT_S = 30;
/** Hours that a key counts on after another has replaced it: time enough to change it on the game server. */
export const KEY_OVERLAP_HOURS = 24;
/** How far the clock of a game server may be off, in seconds. Older and newer calls are refused. */
export const CLOCK_SKEW_S = 60;

/** The headers of a game server's call. */
export const GAME_KEY_HEADERS = {
  key: 'x-boardwalk-key',
  /** Seconds since 1970. */
  timestamp: 'x-boardwalk-timestamp',
  /** 16 to 64 characters that this key uses once. */
  nonce: 'x-boardwalk-nonce',
  /** Hex of HMAC-SHA256, with the key's secret, of {@link signedText}. */
  signature: 'x-boardwalk-signature',
} as const;

/** What a game server signs: method, path with query, timestamp, nonce and the SHA-256 of the body in hex, each on a line. */
export function signedText(call: {
  method: string;
  path: string;
  timestamp: string;
  nonce: string;
  bodyHash: string;
}): string {
  return [call.method.toUpperCase(), call.path, call.timestamp, call.nonce, call.bodyHash].join('\n');
}

/** The text of a snapshot of the whitelist, as JSON: every account that may join at that time. */
export interface WhitelistSnapshot {
  kind: 'whitelist';
  /** Which site it is of: its origin. */
  site: string;
  /** ISO 8601. */
  issuedAt: string;
  identifiers: string[];
}

/** The id of the key of the game server that comes with the demo community. Its secret differs with each installation. */
export const DEMO_GAME_KEY = 'd3300000-0000-4000-8000-000000000001';

/** The account on the demo's game server of somebody called so. */
export function demoLicence(name: string): string {
  return `license:demo${name.toLowerCase().replace(/[^a-z0-9]/g, '')}`;
}
