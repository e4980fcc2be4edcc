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
import { machine } from '../texts/written.ts';
import { defineEndpoints } from './endpoint.ts';

const userId = machine(255, 1);
const roleName = z.object({ name: roleNameInput });

export const rolesEndpoints = defineEndpoints({
  'GET /api/roles': {
    summary: 'Every role with its rank, colour and permissions, highest first.',
    access: { permission: 'roles.read' },
    rate: 'read',
    answer: pageOf(roleSchema),
    status: 200,
  },
  'POST /api/roles': {
    summary: 'Gives a member a role. Only roles below the caller’s own highest can be given.',
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
    summary: 'Takes a role assignment back. Roles from the identity provider can’t be removed here.',
    access: { permission: 'roles.manage' },
    freshSignIn: true,
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
  'GET /api/role-definitions/:name': {
    summary: 'One role, and how many members hold it at this moment.',
    access: { permission: 'roles.read' },
    rate: 'read',
    params: roleName,
    answer: roleSchema.extend({ members: z.int().min(0) }),
    status: 200,
    errors: ['ROLE_NOT_FOUND'],
  },
  'POST /api/role-definitions': {
    summary: 'Makes a role of the site’s own, right above USER. It can permit only what the caller may do.',
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
    summary: 'Puts the roles in order. Those from the top to the caller’s own highest stay where they are.',
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
      'Changes colour and permissions of a role below the caller’s own highest. What is taken away is gone with the next call.',
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
    summary: 'Removes a role of the site’s own, and takes it from everybody who holds it.',
    access: { permission: 'roles.manage' },
    freshSignIn: true,
    rate: 'write',
    params: roleName,
    status: 204,
    errors: ['ROLE_NOT_FOUND', 'ROLE_ABOVE_OWN', 'ROLE_FIXED'],
  },
});
