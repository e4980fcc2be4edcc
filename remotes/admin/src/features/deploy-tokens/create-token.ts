import type { EndpointRequest } from '@boardwalk/contracts';
import { call } from '@boardwalk/kit';

/** Makes a deploy token. Its secret is in the answer and nowhere else. The caller tells about a failure. */
export function createToken(body: EndpointRequest<'POST /api/deploy-tokens'>['body']) {
  return call('POST /api/deploy-tokens', { body }, { suppressErrors: true });
}
