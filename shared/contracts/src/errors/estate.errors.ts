import { type ErrorRow, row } from './error-row.ts';

/** Errors of properties and how they change hands. */
export const ESTATE_ERRORS = {
  PROPERTY_NOT_FOUND: row('NOT_FOUND', 404, 'There is no such property.'),
  PROPERTY_STALE: row('UNKNOWN', 409, 'Somebody else has changed this property in the meantime.'),
  PROPERTY_CODE_TAKEN: row('UNKNOWN', 409, 'Another property has this code.'),
  PROPERTY_IN_USE: row('UNKNOWN', 409, 'It is or was offered. It stays in the registry.'),
  PROPERTY_OWNER_UNKNOWN: row('VALIDATION', 422, 'There is no such member.'),
} as const satisfies Record<string, ErrorRow>;
