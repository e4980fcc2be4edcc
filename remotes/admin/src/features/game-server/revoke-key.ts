import { call } from '@boardwalk/kit';

/** Revokes a key immediately. */
export function revokeKey(id: string) {
  return call('DELETE /api/game-keys/:id', { params: { id } });
}
