import { call } from '@boardwalk/kit';

/** Removes an assignment. The caller shows a failure. */
export function removeRole(roleId: string) {
  return call('DELETE /api/roles/:roleId', { params: { roleId } });
}
