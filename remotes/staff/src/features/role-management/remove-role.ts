import { call } from '@boardwalk/kit';

/** Removes an assignment. */
export function removeRole(roleId: string) {
  return call('DELETE /api/roles/:roleId', { params: { roleId } });
}
