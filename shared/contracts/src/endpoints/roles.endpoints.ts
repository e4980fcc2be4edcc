import { z } from 'zod';
import { pageOf } from '../entities/list.ts';
import { roleAssignmentSchema, roleNameInput, roleSchema } from '../entities/role.ts';
import { defineEndpoints } from './endpoint.ts';

const userId = z.string().min(1).max(255);

export const rolesEndpoints = defineEndpoints({
  'GET /api/roles': {
    summary: 'Every role with its rank and permissions, highest first.',
    access: { permission: 'roles.read' },
    rate: 'read',
    answer: pageOf(roleSchema),
    status: 200,
  },
  'POST /api/roles': {
    summary: 'Gives a member a role. Only roles below the caller’s own highest can be given.',
    access: { permission: 'roles.manage' },
    rate: 'write',
    body: z.object({ userId, role: roleNameInput }),
    answer: roleAssignmentSchema,
    status: 201,
    idempotent: true,
    errors: ['USER_NOT_FOUND', 'ROLE_ABOVE_OWN', 'ROLE_ALREADY_ASSIGNED', 'IDEMPOTENCY_MISMATCH'],
  },
  'DELETE /api/roles/:roleId': {
    summary: 'Takes a role assignment back. Roles from the identity provider can’t be removed here.',
    access: { permission: 'roles.manage' },
    rate: 'write',
    params: z.object({ roleId: z.uuid() }),
    status: 204,
    errors: ['ASSIGNMENT_NOT_FOUND', 'ROLE_ABOVE_OWN', 'ROLE_FROM_IDENTITY', 'LAST_OWNER'],
  },
  'GET /api/roles/check': {
    summary:
      'Whether a member holds a role. Everybody may ask about themself; asking about others takes users.read.',
    access: 'signed-in',
    rate: 'read',
    query: z.object({ userId, role: roleNameInput }),
    answer: z.object({ hasRole: z.boolean() }),
    status: 200,
    errors: ['ACCESS_DENIED', 'USER_NOT_FOUND'],
  },
});
