import type { IncomingHttpHeaders } from 'node:http';
import type { Caller } from './caller.ts';

/** A call as it came over the wire: what a game server signs. */
export interface SignedCall {
  method: string;
  /** With the query, as it was sent. */
  path: string;
  headers: IncomingHttpHeaders;
  /** SHA-256 of the bytes of the body, in hex. */
  bodyHash: string;
}

/** Finds the game server behind a signed call. The game module provides this class, as the session module provides `PrincipalResolver`. */
export abstract class GameServers {
  /** @throws GAME_KEY_INVALID when the call isn't signed with a key that counts, is too old or too new, or was made before. */
  abstract authenticate(call: SignedCall): Promise<Caller>;
}
