import { call } from '@boardwalk/kit';

/** Takes an assignment back. The caller tells about a failure. */
export function removeRole(roleId: string) {
  return call('DELETE /api/roles/:roleId', { params: { roleId } }, { suppressErrors: true });
}
