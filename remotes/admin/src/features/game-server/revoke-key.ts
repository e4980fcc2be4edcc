import { call } from '@boardwalk/kit';

/** Ends a key at once. The caller tells about a failure. */
export function revokeKey(id: string) {
  return call('DELETE /api/game-keys/:id', { params: { id } }, { suppressErrors: true });
}
