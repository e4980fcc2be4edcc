import type { IncomingHttpHeaders } from 'node:http';
import type { Caller } from './caller.ts';

/** Parts of a request that a game server signs, as they were received. */
export interface SignedCall {
  method: string;
  /** Includes the query, exactly as sent. */
  path: string;
  headers: IncomingHttpHeaders;
  /** SHA-256 of the body, in hex. */
  bodyHash: string;
}

/** Finds the game server behind a signed call. The game module provides this class, as the session module provides `PrincipalResolver`. */
export abstract class GameServers {
  /** @throws GAME_KEY_INVALID when the signature doesn't match a valid key, or the timestamp is too far off, or the nonce was used before. */
  abstract authenticate(call: SignedCall): Promise<Caller>;
}
