/** The kinds of error that a client tells apart. COMPONENT never crosses the wire: it is a page that failed to render. */
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

/** What an error is: its kind, its HTTP status, and the message that a person reads when nothing better is known. */
export interface ErrorRow {
  type: ErrorType;
  status: number;
  message: string;
}

export function row<T extends ErrorType, S extends number>(type: T, status: S, message: string) {
  return { type, status, message };
}

/** The kind of error that a bare HTTP status stands for. */
export function errorTypeOfStatus(status: number): ErrorType {
  if (status === 401) return 'AUTHENTICATION';
  if (status === 403) return 'AUTHORIZATION';
  if (status === 404) return 'NOT_FOUND';
  if (status === 400 || status === 422) return 'VALIDATION';
  return status >= 500 ? 'SERVER' : 'UNKNOWN';
}
