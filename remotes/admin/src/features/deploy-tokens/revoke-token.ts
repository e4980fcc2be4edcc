import { call } from '@boardwalk/kit';

/** Revokes a deploy token, at once. The caller tells about a failure. */
export function revokeToken(id: string) {
  return call('DELETE /api/deploy-tokens/:id', { params: { id } }, { suppressErrors: true });
}
