import { call } from '@boardwalk/kit';

/** Revokes a deploy token immediately. */
export function revokeToken(id: string) {
  return call('DELETE /api/deploy-tokens/:id', { params: { id } });
}
