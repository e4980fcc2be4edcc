/** Error types that clients distinguish. The API never sends COMPONENT: clients use it for a page that failed to render. */
export const ERROR_TYPES = [
  'NETWORK',
  'AUTHENTICATION',
  'AUTHORIZATION',
  'VALIDATION',
  'NOT_FOUND',
  'SERVER',
  'UNKNOWN',
  'COMPONENT',
] as const;
export type ErrorType = (typeof ERROR_TYPES)[number];

/** Definition of an error: type, HTTP status, and default message. */
export interface ErrorRow {
  type: ErrorType;
  status: number;
  message: string;
}

export function row<T extends ErrorType, S extends number>(type: T, status: S, message: string) {
  return { type, status, message };
}

/** Returns the error type of a bare HTTP status. */
export function errorTypeOfStatus(status: number): ErrorType {
  if (status === 401) return 'AUTHENTICATION';
  if (status === 403) return 'AUTHORIZATION';
  if (status === 404) return 'NOT_FOUND';
  if (status === 400 || status === 422) return 'VALIDATION';
  return status >= 500 ? 'SERVER' : 'UNKNOWN';
}
