/** A failure whose message says all that the person at the terminal needs: what is wrong and what to do. */
export class PlainError extends Error {}
