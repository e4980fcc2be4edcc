import { z } from 'zod';
import { pageOf } from '../entities/list.ts';
import {
  newRoleSchema,
  roleAssignmentSchema,
  roleChangeSchema,
  roleNameInput,
  roleOrderSchema,
  roleSchema,
} from '../entities/role.ts';
import { localLine } from '../releases/local-line.ts';
import { remotePermissionSchema } from '../releases/remote-permission.ts';
import { machine } from '../texts/written.ts';
import { defineEndpoints } from './endpoint.ts';

const userId = machine(255, 1);
const roleName = z.object({ name: roleNameInput });

export const rolesEndpoints = defineEndpoints({
  'GET /api/roles': {
    summary: 'Returns all roles with their rank, color and permissions, highest first.',
    access: { permission: 'roles.read' },
    rate: 'read',
    answer: pageOf(roleSchema),
    status: 200,
  },
  'GET /api/roles/remote-permissions': {
    summary: 'Returns the permissions that the served versions of remotes declare, which roles can grant.',
    access: { permission: 'roles.read' },
    rate: 'read',
    answer: z.object({
      items: z.array(
        z.object({
          remote: z.string(),
          /** Title of its first page. */
          title: localLine(70),
          permissions: z.array(remotePermissionSchema),
        }),
      ),
    }),
    status: 200,
  },
  'POST /api/roles': {
    summary: 'Grants a role to a member. Only roles below the caller’s own highest role can be granted.',
    access: { permission: 'roles.manage' },
    freshSignIn: true,
    rate: 'write',
    body: z.object({ userId, role: roleNameInput }),
    answer: roleAssignmentSchema,
    status: 201,
    idempotent: true,
    errors: [
      'USER_NOT_FOUND',
      'ROLE_ABOVE_OWN',
      'PERMISSION_NOT_HELD',
      'ROLE_ALREADY_ASSIGNED',
      'IDEMPOTENCY_MISMATCH',
    ],
  },
  'DELETE /api/roles/:roleId': {
    summary: 'Removes a role assignment. Roles from the identity provider can’t be removed here.',
    access: { permission: 'roles.manage' },
    freshSignIn: true,
    rate: 'write',
    params: z.object({ roleId: z.uuid() }),
    status: 204,
    errors: ['ASSIGNMENT_NOT_FOUND', 'ROLE_ABOVE_OWN', 'ROLE_FROM_IDENTITY', 'LAST_OWNER'],
  },
  'GET /api/roles/check': {
    summary:
      'Returns whether a member holds a role. Members may check themselves; checking others requires the permission `users.read`.',
    access: 'signed-in',
    rate: 'read',
    query: z.object({ userId, role: roleNameInput }),
    answer: z.object({ hasRole: z.boolean() }),
    status: 200,
    errors: ['ACCESS_DENIED', 'USER_NOT_FOUND'],
  },
  'GET /api/role-definitions/:name': {
    summary: 'Returns a role and the current number of members who hold it.',
    access: { permission: 'roles.read' },
    rate: 'read',
    params: roleName,
    answer: roleSchema.extend({ members: z.int().min(0) }),
    status: 200,
    errors: ['ROLE_NOT_FOUND'],
  },
  'POST /api/role-definitions': {
    summary:
      'Creates a custom role, ranked directly above USER. It can only contain permissions that the caller holds.',
    access: { permission: 'roles.manage' },
    freshSignIn: true,
    rate: 'write',
    body: newRoleSchema,
    answer: roleSchema,
    status: 201,
    idempotent: true,
    errors: ['ROLE_NAME_TAKEN', 'ROLES_FULL', 'PERMISSION_NOT_HELD', 'IDEMPOTENCY_MISMATCH'],
  },
  'PUT /api/role-definitions/order': {
    summary:
      'Changes the order of the roles. The caller’s own highest role and all above it keep their positions.',
    access: { permission: 'roles.manage' },
    freshSignIn: true,
    rate: 'write',
    body: roleOrderSchema,
    answer: z.object({ items: z.array(roleSchema) }),
    status: 200,
    errors: ['ROLE_ORDER_STALE', 'ROLE_ABOVE_OWN', 'ROLE_FIXED'],
  },
  'PUT /api/role-definitions/:name': {
    summary:
      'Changes the color and the permissions of a role below the caller’s own highest role. Removed permissions are lost with the next call.',
    access: { permission: 'roles.manage' },
    freshSignIn: true,
    rate: 'write',
    params: roleName,
    body: roleChangeSchema,
    answer: roleSchema,
    status: 200,
    errors: ['ROLE_NOT_FOUND', 'ROLE_STALE', 'ROLE_ABOVE_OWN', 'ROLE_FIXED', 'PERMISSION_NOT_HELD'],
  },
  'DELETE /api/role-definitions/:name': {
    summary: 'Removes a custom role, and revokes it from all members who hold it.',
    access: { permission: 'roles.manage' },
    freshSignIn: true,
    rate: 'write',
    params: roleName,
    status: 204,
    errors: ['ROLE_NOT_FOUND', 'ROLE_ABOVE_OWN', 'ROLE_FIXED'],
  },
});
