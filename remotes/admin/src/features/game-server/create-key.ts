import type { EndpointAnswer, EndpointRequest } from '@boardwalk/contracts';
import { call } from '@boardwalk/kit';

/** A new key. Its secret is nowhere else. */
export type CreatedKey = EndpointAnswer<'POST /api/game-keys'>;

/** Makes a key, in the place of an older one if that is named. The caller tells about a failure. */
export function createKey(body: EndpointRequest<'POST /api/game-keys'>['body']): Promise<CreatedKey> {
  return call('POST /api/game-keys', { body }, { suppressErrors: true });
}
