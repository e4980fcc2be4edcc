import { type ErrorRow, row } from './error-row.ts';

/** Errors of roles and role assignments. */
export const ROLES_ERRORS = {
  ROLE_ABOVE_OWN: row(
    'AUTHORIZATION',
    403,
    /*i18n*/ 'You can only assign, change or remove roles below your own highest role.',
  ),
  PERMISSION_NOT_HELD: row(
    'AUTHORIZATION',
    403,
    /*i18n*/ 'You can’t give a permission that you don’t have yourself.',
  ),
  ROLE_FIXED: row(
    'AUTHORIZATION',
    403,
    /*i18n*/ 'OWNER and USER keep their positions, OWNER always has every permission, and only custom roles can be removed.',
  ),
  ROLE_NOT_FOUND: row('NOT_FOUND', 404, /*i18n*/ 'Role not found.'),
  ROLE_STALE: row('UNKNOWN', 409, /*i18n*/ 'Someone else has changed this role.'),
  ROLE_ORDER_STALE: row('UNKNOWN', 409, /*i18n*/ 'Someone else has changed the order of the roles.'),
  ROLE_NAME_TAKEN: row('UNKNOWN', 409, /*i18n*/ 'A role with this name already exists.'),
  ROLES_FULL: row(
    'UNKNOWN',
    409,
    /*i18n*/ 'The site has reached its limit of custom roles. Remove one first.',
  ),
  ASSIGNMENT_NOT_FOUND: row(
    'NOT_FOUND',
    404,
    /*i18n*/ 'Role assignment not found. It may have been removed already.',
  ),
  ROLE_ALREADY_ASSIGNED: row('UNKNOWN', 409, /*i18n*/ 'This member already has that role.'),
  ROLE_FROM_IDENTITY: row(
    'UNKNOWN',
    409,
    /*i18n*/ 'This role comes from the identity provider. Remove it there, in the account’s roles.',
  ),
  LAST_OWNER: row('UNKNOWN', 409, /*i18n*/ 'The last owner can’t be removed. Make someone else owner first.'),
} as const satisfies Record<string, ErrorRow>;
