/** A remote that needs another kit than this shell's. */
export class KitMismatch extends Error {}

/** A release whose bytes nobody could check. */
export class Unprovable extends Error {}
