import { type ErrorRow, row } from './error-row.ts';

/** Errors of roles and who holds them. */
export const ROLES_ERRORS = {
  ROLE_ABOVE_OWN: row(
    'AUTHORIZATION',
    403,
    'You can only grant, change or remove roles that stand below your own highest role.',
  ),
  PERMISSION_NOT_HELD: row('AUTHORIZATION', 403, 'You can’t give a permission that you don’t hold yourself.'),
  ROLE_FIXED: row(
    'AUTHORIZATION',
    403,
    'OWNER and USER keep their places, OWNER always may do everything, and only own roles can be removed.',
  ),
  ROLE_NOT_FOUND: row('NOT_FOUND', 404, 'There is no such role.'),
  ROLE_STALE: row('UNKNOWN', 409, 'Somebody else has changed this role in the meantime.'),
  ROLE_ORDER_STALE: row('UNKNOWN', 409, 'Somebody else has changed the order of the roles in the meantime.'),
  ROLE_NAME_TAKEN: row('UNKNOWN', 409, 'There is a role of this name already.'),
  ROLES_FULL: row('UNKNOWN', 409, 'The site has as many roles of its own as it can. Remove one first.'),
  ASSIGNMENT_NOT_FOUND: row(
    'NOT_FOUND',
    404,
    'That role assignment does not exist. It may have been removed already.',
  ),
  ROLE_ALREADY_ASSIGNED: row('UNKNOWN', 409, 'This member holds that role already.'),
  ROLE_FROM_IDENTITY: row(
    'UNKNOWN',
    409,
    'This role comes from the identity provider. Remove it there, in the account’s roles.',
  ),
  LAST_OWNER: row('UNKNOWN', 409, 'The last owner can’t be removed. Make somebody else owner first.'),
} as const satisfies Record<string, ErrorRow>;
