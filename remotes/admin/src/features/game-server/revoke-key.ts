import { call } from '@boardwalk/kit';

/** Revokes a key immediately. The caller shows a failure. */
export function revokeKey(id: string) {
  return call('DELETE /api/game-keys/:id', { params: { id } });
}
