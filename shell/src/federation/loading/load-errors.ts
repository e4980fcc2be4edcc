/** A remote that needs another kit than this shell's. */
export class KitMismatch extends Error {}

/** Whether the federation runtime refused a remote because the page's version of a shared package isn't in its range. Only the words tell. */
export const isVersionRefusal = (error: unknown): boolean =>
  error instanceof Error && error.message.includes('does not satisfy the requirement of');

/** A release whose bytes nobody could check. */
export class Unprovable extends Error {}
