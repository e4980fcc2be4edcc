/** SQLSTATE classes and codes of temporary failures: connection lost, out of resources, shutting down, timeout. */
const UNAVAILABLE_STATES = /^(08...|53...|57P0[1-5]|57014|25P03|55P03)$/;
const UNAVAILABLE_SYSTEM =
  /^(ECONNREFUSED|ECONNRESET|ECONNABORTED|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EPIPE|EHOSTUNREACH|ENETUNREACH)$/;
const UNAVAILABLE_TEXT =
  /timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|not queryable|Query read timeout/;
/** Codes of operating systems for a full disk, and PostgreSQL's `disk_full`. */
const OUT_OF_ROOM = /^(ENOSPC|EDQUOT|53100)$/;
/** Deadlock and serialization failure: the same transaction may succeed when repeated immediately. */
const RETRYABLE_STATES = /^(40P01|40001)$/;
const LOCK_STATES = /^(55P03|40P01)$/;

/** Whether the error means that the database, or the connection to it, is temporarily unavailable. */
export function isUnavailable(error: unknown): boolean {
  return chain(error).some(({ code, message }) => {
    if (code && (UNAVAILABLE_STATES.test(code) || UNAVAILABLE_SYSTEM.test(code))) return true;
    return UNAVAILABLE_TEXT.test(message);
  });
}

/** Whether the error means that a disk is full, of this machine or of the database. */
export function isOutOfRoom(error: unknown): boolean {
  return chain(error).some(({ code }) => code !== undefined && OUT_OF_ROOM.test(code));
}

/** Whether the error means that a statement got no response at all, so that the connection may be dead. */
export function isQueryTimeout(error: unknown): boolean {
  return chain(error).some(({ message }) => message === 'Query read timeout');
}

/** Whether the error means that the transaction conflicted with another and can be repeated unchanged. */
export function isRetryable(error: unknown): boolean {
  return chain(error).some(({ code }) => code !== undefined && RETRYABLE_STATES.test(code));
}

/** Whether the error means that a lock couldn't be taken: a timeout or a deadlock. */
export function isLockConflict(error: unknown): boolean {
  return chain(error).some(({ code }) => code !== undefined && LOCK_STATES.test(code));
}

/** Whether the error is a violation of a unique constraint, of this name if given. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  return chain(error).some(
    (cause) => cause.code === '23505' && (!constraint || cause.constraint === constraint),
  );
}

/** Whether the error is a violation of an exclusion constraint. */
export function isExclusionViolation(error: unknown): boolean {
  return chain(error).some(({ code }) => code === '23P01');
}

/** Whether the error is a foreign key without its row. */
export function isMissingReference(error: unknown): boolean {
  return chain(error).some(({ code }) => code === '23503');
}

interface Cause {
  code?: string;
  constraint?: string;
  message: string;
}

/** Returns the error and its causes: the query layer wraps the driver's errors, and a dual-stack connect wraps one for each address. */
function chain(error: unknown, depth = 0): Cause[] {
  if (!(error instanceof Error) || depth > 5) return [];
  const inner = error instanceof AggregateError ? error.errors : [error.cause];
  return [error as Cause, ...inner.flatMap((cause) => chain(cause, depth + 1))];
}
