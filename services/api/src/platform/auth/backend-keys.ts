import type { Caller } from './caller.ts';

/** Finds the backend of a remote behind a key. The remote-backends module provides this class, as the session module provides `PrincipalResolver`. */
export abstract class BackendKeys {
  /** Returns the caller of this key; undefined when it is unknown or revoked. */
  abstract resolve(secret: string): Promise<Caller | undefined>;
}
