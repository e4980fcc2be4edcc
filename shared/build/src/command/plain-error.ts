/** A failure whose message says all that the person at the terminal needs: what is wrong and what to do. */
export class PlainError extends Error {}

/** Somebody used a command in a way that it doesn't have. */
export class UsageError extends PlainError {}
