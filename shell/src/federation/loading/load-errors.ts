/** A remote that needs a different kit than this shell's. */
export class KitMismatch extends Error {}

/**
 * Returns whether the federation runtime rejected a remote because the page's version of a shared package isn't in its range. Only the message
 * identifies this error.
 */
export const isVersionRefusal = (error: unknown): boolean =>
  error instanceof Error && error.message.includes('does not satisfy the requirement of');

/** A release whose integrity can't be checked. */
export class Unprovable extends Error {}
