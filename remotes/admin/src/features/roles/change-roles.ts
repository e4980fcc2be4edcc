import type { NewRole, Role, RoleChange } from '@boardwalk/contracts';
import { call } from '@boardwalk/kit';

/** Makes a role. The same key sent again makes it once. */
export function createRole(body: NewRole, idempotencyKey: string): Promise<Role> {
  return call('POST /api/role-definitions', { body }, { suppressErrors: true, idempotencyKey });
}

/** Changes colour and permissions. The caller tells about a failure, as with the others. */
export function changeRole(name: string, body: RoleChange): Promise<Role> {
  return call('PUT /api/role-definitions/:name', { params: { name }, body }, { suppressErrors: true });
}

/** Puts all roles in order, if it still is the one that was seen. */
export function reorderRoles(from: string[], to: string[]): Promise<{ items: Role[] }> {
  return call('PUT /api/role-definitions/order', { body: { from, to } }, { suppressErrors: true });
}

export function removeRole(name: string): Promise<unknown> {
  return call('DELETE /api/role-definitions/:name', { params: { name } }, { suppressErrors: true });
}
