import { createHash, createHmac, randomBytes } from 'node:crypto';
import { GAME_KEY_HEADERS, signedText } from '@boardwalk/contracts/game';

interface Call {
  method: string;
  /** With the query. */
  path: string;
  body: string;
  /** In milliseconds since 1970. */
  now: number;
}

/** Returns the headers that authenticate a call. Each call has its own nonce. */
export function signedHeaders(keyId: string, secret: string, { method, path, body, now }: Call) {
  const timestamp = String(Math.floor(now / 1000));
  const nonce = randomBytes(16).toString('hex');
  const bodyHash = createHash('sha256').update(body).digest('hex');
  const text = signedText({ method, path, timestamp, nonce, bodyHash });
  return {
    [GAME_KEY_HEADERS.key]: keyId,
    [GAME_KEY_HEADERS.timestamp]: timestamp,
    [GAME_KEY_HEADERS.nonce]: nonce,
    [GAME_KEY_HEADERS.signature]: createHmac('sha256', secret).update(text).digest('hex'),
  };
}
