import { createHash, createHmac, randomUUID } from 'node:crypto';
import { GAME_KEY_HEADERS, signedText } from '@boardwalk/contracts';
import type { TestApi } from './test-api.ts';

export interface GameKeySecret {
  id: string;
  secret: string;
}

interface SignedOptions {
  body?: unknown;
  /** Values to sign instead of those that are sent. */
  signed?: Partial<{ method: string; path: string; body: string; secret: string }>;
  timestamp?: number;
  nonce?: string;
}

/** Creates a key of a game server as an owner. */
export async function newGameKey(api: TestApi, replaces?: string): Promise<GameKeySecret> {
  const token = await api.as('keymaker', 'OWNER');
  const answer = await api.call('POST /api/game-keys', { token, body: { name: 'Test', replaces } });
  return answer.body;
}

/** Returns the headers of a game server's call. @param endpoint method and path, with the query. */
export function signedHeaders(
  { id, secret }: GameKeySecret,
  endpoint: string,
  {
    body,
    signed = {},
    timestamp = Math.floor(Date.now() / 1_000),
    nonce = randomUUID().replaceAll('-', ''),
  }: SignedOptions = {},
): Record<string, string> {
  const [method = '', path = ''] = endpoint.split(' ');
  const bytes =
    signed.body ?? (body === undefined ? '' : typeof body === 'string' ? body : JSON.stringify(body));
  const text = signedText({
    method: signed.method ?? method,
    path: signed.path ?? path,
    timestamp: String(timestamp),
    nonce,
    bodyHash: createHash('sha256').update(bytes).digest('hex'),
  });
  return {
    [GAME_KEY_HEADERS.key]: id,
    [GAME_KEY_HEADERS.timestamp]: String(timestamp),
    [GAME_KEY_HEADERS.nonce]: nonce,
    [GAME_KEY_HEADERS.signature]: createHmac('sha256', signed.secret ?? secret)
      .update(text)
      .digest('hex'),
  };
}

/** Returns a client that calls as a game server with this key. */
export function gameServer(api: TestApi, key: GameKeySecret) {
  return <const Call extends string>(endpoint: Call, options: SignedOptions = {}) =>
    api.call(endpoint, {
      headers: signedHeaders(key, endpoint, options),
      ...(options.body !== undefined && { body: options.body }),
    });
}
