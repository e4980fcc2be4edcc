import type { NewRole, Role, RoleChange } from '@boardwalk/contracts';
import { call } from '@boardwalk/kit';

/** Creates a role. Sending the same key again creates it once. */
export function createRole(body: NewRole, idempotencyKey: string): Promise<Role> {
  return call('POST /api/role-definitions', { body }, { idempotencyKey });
}

/** Changes color and permissions. The caller shows a failure, as for the others. */
export function changeRole(name: string, body: RoleChange): Promise<Role> {
  return call('PUT /api/role-definitions/:name', { params: { name }, body });
}

/** Reorders all roles, if the order is still the one that was seen. */
export function reorderRoles(from: string[], to: string[]): Promise<{ items: Role[] }> {
  return call('PUT /api/role-definitions/order', { body: { from, to } });
}

export function removeRole(name: string): Promise<unknown> {
  return call('DELETE /api/role-definitions/:name', { params: { name } });
}
