import { call } from '@boardwalk/kit';

/** Revokes a deploy token immediately. The caller shows a failure. */
export function revokeToken(id: string) {
  return call('DELETE /api/deploy-tokens/:id', { params: { id } });
}
