import { ERRORS, type ErrorCode } from '@boardwalk/contracts';

/** A request rejected for its form, before its content is read: too large, too slow, too many at a time. */
export class RefusedRequest extends Error {
  readonly code: ErrorCode;
  readonly statusCode: number;
  /** Replaces the error table's message; undefined for the default. */
  readonly explanation: string | undefined;
  /** Seconds after which it may be sent again; undefined if that wouldn't help. */
  readonly retryAfter: number | undefined;

  constructor(code: ErrorCode, { message, retryAfter }: { message?: string; retryAfter?: number } = {}) {
    super(message ?? ERRORS[code].message);
    this.code = code;
    this.explanation = message;
    this.statusCode = ERRORS[code].status;
    this.retryAfter = retryAfter;
  }

  /** Headers of the response. */
  get headers(): Record<string, string> {
    return this.retryAfter === undefined ? {} : { 'retry-after': String(this.retryAfter) };
  }
}
