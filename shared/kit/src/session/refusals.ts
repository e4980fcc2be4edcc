import type { ErrorCode } from '@boardwalk/contracts';
import type { RequestError } from '../request/request-error.ts';

/** Rejections that concern the whole session instead of one call: the account is closed, the session was ended, or it began too long ago. */
const SESSION_REFUSALS = [
  'ACCOUNT_BANNED',
  'SESSION_ENDED',
  'FRESH_SIGN_IN_NEEDED',
] as const satisfies readonly ErrorCode[];
/** Error code of a call that was rejected for a reason that concerns the whole session. */
export type SessionRefusal = (typeof SESSION_REFUSALS)[number];

const listeners = new Set<(refusal: SessionRefusal) => void>();

/** Returns the error code if a call was rejected for a reason that concerns the whole session. */
export function sessionRefusalOf({ code }: Pick<RequestError, 'code'>): SessionRefusal | undefined {
  return SESSION_REFUSALS.find((refusal) => refusal === code);
}

/** Notifies the session's listeners if the error is such a rejection. @returns the error. */
export function noteRefusal(error: RequestError): RequestError {
  const refusal = sessionRefusalOf(error);
  if (refusal) for (const listener of listeners) listener(refusal);
  return error;
}

/** Subscribes to such rejections. @returns a function that unsubscribes. */
export function onRefusal(listener: (refusal: SessionRefusal) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
