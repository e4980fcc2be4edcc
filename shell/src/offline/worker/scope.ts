import type { NamedFile } from './page-text.ts';

/** Files of the shell, which the gateway writes before this worker's own code, so that a new build of the shell is a new worker. */
interface ShellFiles {
  /** Files that the shell can't run without. */
  first: NamedFile[];
  /** Files that are loaded later. */
  later: NamedFile[];
  /** Large files that most users never need; cached for those who do. */
  onUse: NamedFile[];
}

/** Global scope of this worker. */
export const worker = globalThis as unknown as ServiceWorkerGlobalScope & { boardwalkShell: ShellFiles };

/** Returns whether the visitor has requested reduced data usage. Not supported by every browser. */
export function isSparing(): boolean {
  const { connection } = worker.navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
