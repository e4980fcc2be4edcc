/** SQLSTATE classes and codes that mean "not now": connection lost, no room, shutting down, took too long. */
const UNAVAILABLE_STATES = /^(08...|53...|57P0[1-5]|57014|25P03|55P03)$/;
const UNAVAILABLE_SYSTEM =
  /^(ECONNREFUSED|ECONNRESET|ECONNABORTED|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EPIPE|EHOSTUNREACH|ENETUNREACH)$/;
const UNAVAILABLE_TEXT =
  /timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|not queryable|Query read timeout/;
/** What systems say, and PostgreSQL's `disk_full`. */
const OUT_OF_ROOM = /^(ENOSPC|EDQUOT|53100)$/;
/** Deadlock, and a transaction that can't be put in a row with the others: the same work may well succeed at once. */
const RETRYABLE_STATES = /^(40P01|40001)$/;
const LOCK_STATES = /^(55P03|40P01)$/;

/** Whether an error says that the database (or the way to it) is away for the moment. */
export function isUnavailable(error: unknown): boolean {
  return chain(error).some(({ code, message }) => {
    if (code && (UNAVAILABLE_STATES.test(code) || UNAVAILABLE_SYSTEM.test(code))) return true;
    return UNAVAILABLE_TEXT.test(message);
  });
}

/** Whether an error says that a disk has no room left: one of this machine, or the database's. */
export function isOutOfRoom(error: unknown): boolean {
  return chain(error).some(({ code }) => code !== undefined && OUT_OF_ROOM.test(code));
}

/** Whether an error says that a statement got no answer at all: nobody may be at the other end of the connection. */
export function isQueryTimeout(error: unknown): boolean {
  return chain(error).some(({ message }) => message === 'Query read timeout');
}

/** Whether an error says that the transaction lost against another one and may be tried again as it is. */
export function isRetryable(error: unknown): boolean {
  return chain(error).some(({ code }) => code !== undefined && RETRYABLE_STATES.test(code));
}

/** Whether an error says that a lock wasn't to be had: others held it for too long, or waited for one another. */
export function isLockConflict(error: unknown): boolean {
  return chain(error).some(({ code }) => code !== undefined && LOCK_STATES.test(code));
}

/** Whether an error is a broken unique constraint, of this name when one is given. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  return chain(error).some(
    (cause) => cause.code === '23505' && (!constraint || cause.constraint === constraint),
  );
}

/** Whether an error is a broken exclusion constraint. */
export function isExclusionViolation(error: unknown): boolean {
  return chain(error).some(({ code }) => code === '23P01');
}

/** Whether an error is a reference to a row that isn't there. */
export function isMissingReference(error: unknown): boolean {
  return chain(error).some(({ code }) => code === '23503');
}

interface Cause {
  code?: string;
  constraint?: string;
  message: string;
}

/** The error and what caused it: the query layer wraps the driver's errors, and a dual-stack connect wraps one for each address. */
function chain(error: unknown, depth = 0): Cause[] {
  if (!(error instanceof Error) || depth > 5) return [];
  const inner = error instanceof AggregateError ? error.errors : [error.cause];
  return [error as Cause, ...inner.flatMap((cause) => chain(cause, depth + 1))];
}
