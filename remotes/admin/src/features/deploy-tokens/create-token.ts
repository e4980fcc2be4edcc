import type { EndpointRequest } from '@boardwalk/contracts';
import { call } from '@boardwalk/kit';

/** Creates a deploy token. Its secret is only in the response. The caller shows a failure. */
export function createToken(body: EndpointRequest<'POST /api/deploy-tokens'>['body']) {
  return call('POST /api/deploy-tokens', { body });
}
