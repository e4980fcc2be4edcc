import { type ErrorCode, type ErrorType, errorTypeOfStatus, type FieldError } from '@boardwalk/contracts';

/** What cut a call off before an answer came: the network, the 30 s limit, or somebody who didn't want it any more. */
type Interruption = 'network' | 'timeout' | 'abort';

interface RequestErrorParts {
  type: ErrorType;
  status: number;
  /** The server's own words; absent when it gave none. */
  serverMessage?: string;
  interruption?: Interruption;
  code?: ErrorCode;
  fields?: FieldError[];
  current?: unknown;
  requestId?: string;
}

/**
 * The one error that a call throws. `status` is 0 when no answer came. `code`, `fields` and `current` are the details of the
 * server's error object; `requestId` finds the call in its log.
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

  /** Nobody waits for the answer any more, so nobody wants to hear of it. */
  get aborted(): boolean {
    return this.interruption === 'abort';
  }
}

/** The error for an answer that isn't a success. */
export function errorOfAnswer(status: number, body: unknown, requestId: string | null): RequestError {
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

/** The error for a call that got no answer. */
export function errorOfInterruption(cause: unknown, aborted: boolean): RequestError {
  if (aborted) return new RequestError({ type: 'UNKNOWN', status: 0, interruption: 'abort' });
  const timeout = cause instanceof DOMException && cause.name === 'TimeoutError';
  return new RequestError({ type: 'NETWORK', status: 0, interruption: timeout ? 'timeout' : 'network' });
}

/** Whether the server knows nothing by the name or number that it was asked for. */
export function isMissing(error: unknown): boolean {
  return error instanceof RequestError && (error.type === 'NOT_FOUND' || error.type === 'VALIDATION');
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
