import { type ErrorCode, type ErrorType, errorTypeOfStatus, type FieldError } from '@boardwalk/contracts';

/** Reason why a call got no response: the network, the 30 s timeout, or an abort. */
type Interruption = 'network' | 'timeout' | 'abort';

interface RequestErrorParts {
  type: ErrorType;
  status: number;
  /** The server's message; absent without one. */
  serverMessage?: string;
  interruption?: Interruption;
  code?: ErrorCode;
  fields?: FieldError[];
  current?: unknown;
  requestId?: string;
}

/**
 * The only error class that a call throws. `status` is 0 without a response. `code`, `fields` and `current` are the details of the server's error
 * object; `requestId` identifies the call in its log.
 */
export class RequestError extends Error {
  readonly type: ErrorType;
  readonly status: number;
  readonly serverMessage: string | undefined;
  readonly interruption: Interruption | undefined;
  readonly code: ErrorCode | undefined;
  readonly fields: FieldError[];
  readonly current: unknown;
  readonly requestId: string | undefined;

  constructor(parts: RequestErrorParts) {
    super(parts.serverMessage ?? parts.interruption ?? `HTTP ${parts.status}`);
    this.name = 'RequestError';
    this.type = parts.type;
    this.status = parts.status;
    this.serverMessage = parts.serverMessage;
    this.interruption = parts.interruption;
    this.code = parts.code;
    this.fields = parts.fields ?? [];
    this.current = parts.current;
    this.requestId = parts.requestId;
  }

  /** The caller has aborted the call, so the failure isn't reported. */
  get aborted(): boolean {
    return this.interruption === 'abort';
  }
}

/** Creates the error of an unsuccessful response. */
export function errorOfResponse(status: number, body: unknown, requestId: string | null): RequestError {
  const wire = isRecord(body) ? body : {};
  const details = isRecord(wire.details) ? wire.details : {};
  return new RequestError({
    type: errorTypeOfStatus(status),
    status,
    serverMessage: typeof wire.message === 'string' && wire.message !== '' ? wire.message : undefined,
    code: details.code as ErrorCode | undefined,
    fields: Array.isArray(details.fields) ? (details.fields as FieldError[]) : undefined,
    current: details.current,
    requestId: typeof wire.requestId === 'string' ? wire.requestId : (requestId ?? undefined),
  });
}

/** Creates the error of a call without a response. */
export function errorOfInterruption(cause: unknown, aborted: boolean): RequestError {
  if (aborted) return new RequestError({ type: 'UNKNOWN', status: 0, interruption: 'abort' });
  const timeout = cause instanceof DOMException && cause.name === 'TimeoutError';
  return new RequestError({ type: 'NETWORK', status: 0, interruption: timeout ? 'timeout' : 'network' });
}

/** Returns whether the requested id or slug doesn't exist. */
export function isMissing(error: unknown): boolean {
  return error instanceof RequestError && (error.type === 'NOT_FOUND' || error.type === 'VALIDATION');
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
