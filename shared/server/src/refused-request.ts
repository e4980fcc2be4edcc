import { ERRORS, type ErrorCode } from '@boardwalk/contracts';

/** A request that isn't taken for what it is, before anybody looks at what it says: too large, too slow, too many at once. */
export class RefusedRequest extends Error {
  readonly code: ErrorCode;
  readonly statusCode: number;
  /** What replaces the error table's message; undefined where that says all. */
  readonly explanation: string | undefined;
  /** Seconds after which it may be sent again; undefined when that wouldn't help. */
  readonly retryAfter: number | undefined;

  constructor(code: ErrorCode, { message, retryAfter }: { message?: string; retryAfter?: number } = {}) {
    super(message ?? ERRORS[code].message);
    this.code = code;
    this.explanation = message;
    this.statusCode = ERRORS[code].status;
    this.retryAfter = retryAfter;
  }

  /** The headers that belong to the answer. */
  get headers(): Record<string, string> {
    return this.retryAfter === undefined ? {} : { 'retry-after': String(this.retryAfter) };
  }
}
