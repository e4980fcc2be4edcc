import { z } from 'zod';
import { ERROR_TYPES } from './error-row.ts';
import { ERRORS, type ErrorCode } from './error-table.ts';

/** A rejected input field: its path in the input ("body.username") and the problem. */
export const fieldErrorSchema = z.object({ path: z.string(), message: z.string() });
export type FieldError = z.infer<typeof fieldErrorSchema>;

const errorCodes = Object.keys(ERRORS) as [ErrorCode, ...ErrorCode[]];

/**
 * Body of every failed call. `details.code` is a key of the error table; `fields` are rejected inputs; `current` is the current row if a write lost a
 * race. `until` and `reason` describe a banned or suspended account. `requestId` is also in the server's log.
 */
export const errorObjectSchema = z
  .object({
    message: z.string(),
    type: z.enum(ERROR_TYPES),
    status: z.int(),
    details: z.object({
      code: z.enum(errorCodes),
      fields: z.array(fieldErrorSchema).optional(),
      current: z.unknown().optional(),
      until: z.iso.datetime().nullable().optional(),
      reason: z.string().nullable().optional(),
    }),
    requestId: z.string(),
  })
  .meta({ id: 'Error' });
export type ErrorObject = z.infer<typeof errorObjectSchema>;

/** Creates the error object of a code. @param message replaces the table's message with a more specific one. */
export function errorObject(
  code: ErrorCode,
  requestId: string,
  message: string = ERRORS[code].message,
): ErrorObject {
  const { type, status } = ERRORS[code];
  return { message, type, status, details: { code }, requestId };
}
