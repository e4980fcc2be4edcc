import type { EndpointAnswer, EndpointRequest } from '@boardwalk/contracts';
import { call } from '@boardwalk/kit';

/** A new key. Its secret isn't available elsewhere. */
export type CreatedKey = EndpointAnswer<'POST /api/game-keys'>;

/** Creates a key, replacing an older one if given. The caller shows a failure. */
export function createKey(body: EndpointRequest<'POST /api/game-keys'>['body']): Promise<CreatedKey> {
  return call('POST /api/game-keys', { body });
}
