import { type Endpoint, ERRORS, type ErrorCode } from '@boardwalk/contracts';

/** Every error that a call can answer: those that its row names, and those that come from its access, input and rate. */
export function errorsOf(row: Endpoint): { code: ErrorCode; status: number; message: string }[] {
  const codes = new Set<ErrorCode>(row.errors);
  if (row.access !== 'public') codes.add('AUTHENTICATION_REQUIRED').add('UNAVAILABLE');
  if (typeof row.access === 'object') codes.add('ACCESS_DENIED');
  if (row.params ?? row.query ?? row.body) codes.add('INPUT_INVALID');
  if (row.body) codes.add('BODY_UNREADABLE').add('BODY_TOO_LARGE').add('MEDIA_TYPE_UNKNOWN');
  if (row.rate !== 'health') codes.add('TOO_MANY_REQUESTS');
  codes.add('INTERNAL');
  return [...codes]
    .map((code) => ({ code, ...ERRORS[code] }))
    .sort((a, b) => a.status - b.status || a.code.localeCompare(b.code));
}
