import {
  type Account,
  ERRORS,
  type ErrorCode,
  type ErrorObject,
  errorObject,
  type FieldError,
  fieldMessageIn,
  type PageLanguage,
} from '@boardwalk/contracts';
import { errorText } from '@boardwalk/server';

interface ErrorDetails {
  /** Replaces the table's message where the situation can be told better. */
  message?: string | undefined;
  fields?: FieldError[];
  /** The row as it stands now, when a write lost a race. */
  current?: unknown;
  /** Until when and why an account is closed or restricted. */
  account?: Account;
  headers?: Record<string, string>;
  cause?: unknown;
}

/** The one error that services throw: a row of the error table, with what is known beyond it. */
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

  /** The error object in a language. A message that replaces the table's has the language it was written in. */
  toWire(requestId: string, language: PageLanguage = 'en'): ErrorObject {
    const { message, fields, current, account } = this.details;
    const object = errorObject(this.code, requestId, message ?? errorText(this.code, language));
    return {
      ...object,
      details: {
        ...object.details,
        ...(fields && {
          fields: fields.map((field) => ({ ...field, message: fieldMessageIn(field.message, language) })),
        }),
        ...(current !== undefined && { current }),
        ...(account && { until: account.until, reason: account.reason }),
      },
    };
  }
}

/** An input that can't be taken, at one field. */
export function invalidField(path: string, message: string): ApiError {
  return new ApiError('INPUT_INVALID', { fields: [{ path, message }] });
}
