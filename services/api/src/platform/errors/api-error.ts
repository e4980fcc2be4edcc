import {
  type Account,
  ERRORS,
  type ErrorCode,
  type ErrorObject,
  errorObject,
  type FieldError,
} from '@boardwalk/contracts';

interface ErrorDetails {
  /** Replaces the table's message where the situation can be told better. */
  message?: string;
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

  toWire(requestId: string): ErrorObject {
    const { fields, current, account } = this.details;
    const object = errorObject(this.code, requestId, this.message);
    return {
      ...object,
      details: {
        ...object.details,
        ...(fields && { fields }),
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
