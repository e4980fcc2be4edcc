/** An error whose message is sufficient for the user of a command: it contains the problem and the remedy. It is printed without a stack. */
export class PlainError extends Error {}

/** A command was called with wrong arguments. */
export class UsageError extends PlainError {}
