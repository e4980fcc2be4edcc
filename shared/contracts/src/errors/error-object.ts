import { z } from 'zod';
import { ERROR_TYPES } from './error-row.ts';
import { ERRORS, type ErrorCode } from './error-table.ts';

/** One input field that was refused: the path into the input ("body.username") and what is wrong with it. */
export const fieldErrorSchema = z.object({ path: z.string(), message: z.string() });
export type FieldError = z.infer<typeof fieldErrorSchema>;

const errorCodes = Object.keys(ERRORS) as [ErrorCode, ...ErrorCode[]];

/**
 * What every failing call answers. `details.code` is the row of the error table; `fields` are refused inputs; `current` is the
 * row as it stands now when a write lost a race. `until` and `reason` say of a banned or suspended account how long and why. `requestId` is in the server's log too.
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

/** The error object of a code. @param message replaces the table's where the situation can be told better. */
export function errorObject(
  code: ErrorCode,
  requestId: string,
  message: string = ERRORS[code].message,
): ErrorObject {
  const { type, status } = ERRORS[code];
  return { message, type, status, details: { code }, requestId };
}
