import type { NamedFile } from './page-text.ts';

/** The shell's files, as the gateway writes them before this worker's own code: a new build of the shell is a new worker. */
interface ShellFiles {
  /** Without these there is no shell. */
  first: NamedFile[];
  /** Parts that are loaded later. */
  later: NamedFile[];
  /** Large parts that most people never need; kept by those who do. */
  onUse: NamedFile[];
}

/** This worker. */
export const worker = globalThis as unknown as ServiceWorkerGlobalScope & { boardwalkShell: ShellFiles };

/** Whether the visitor asks for few bytes. Not every browser tells. */
export function isSparing(): boolean {
  const { connection } = worker.navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
