import {
  type Account,
  ERRORS,
  type ErrorCode,
  type ErrorObject,
  errorObject,
  type FieldError,
  type PageLanguage,
} from '@boardwalk/contracts';
import { errorText, fieldText } from '@boardwalk/server/texts';

interface ErrorDetails {
  /** Replaces the table's message with a more specific one. */
  message?: string | undefined;
  fields?: FieldError[];
  /** The current row, when a write lost a race. */
  current?: unknown;
  /** State of a closed or restricted account, with its end and reason. */
  account?: Account;
  headers?: Record<string, string>;
  cause?: unknown;
}

/** The only error that services throw: a row of the error table, with details. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly headers: Record<string, string>;
  private readonly details: ErrorDetails;

  constructor(code: ErrorCode, details: ErrorDetails = {}) {
    super(details.message ?? ERRORS[code].message, { cause: details.cause });
    this.code = code;
    this.status = ERRORS[code].status;
    this.headers = details.headers ?? {};
    this.details = details;
  }

  /** Returns the error object in a language. A message that replaces the table's stays in the language it was written in. */
  toWire(requestId: string, language: PageLanguage = 'en'): ErrorObject {
    const { message, fields, current, account } = this.details;
    const object = errorObject(this.code, requestId, message ?? errorText(this.code, language));
    return {
      ...object,
      details: {
        ...object.details,
        ...(fields && {
          fields: fields.map((field) => ({ ...field, message: fieldText(field.message, language) })),
        }),
        ...(current !== undefined && { current }),
        ...(account && { until: account.until, reason: account.reason }),
      },
    };
  }
}

/** Returns the error for an invalid value of one field. */
export function invalidField(path: string, message: string): ApiError {
  return new ApiError('INPUT_INVALID', { fields: [{ path, message }] });
}
