import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { BUILD } from '../workspace/folders.ts';

/** Target of the shell for those who develop a remote, with React's development build. */
export const DEVELOPMENT_SHELL_TARGET = 'shell for development';

const stampFile = (target: string) => join(BUILD, 'stamps', target);

/** What a target was last built from, or undefined when it wasn't, or not to the end. */
export function readStamp(target: string): string | undefined {
  try {
    return readFileSync(stampFile(target), 'utf8');
  } catch {
    return undefined;
  }
}

export function writeStamp(target: string, hash: string): void {
  mkdirSync(dirname(stampFile(target)), { recursive: true });
  writeFileSync(stampFile(target), hash);
}

/** A build under way leaves no stamp behind, so that an interrupted one is done again. */
export function clearStamp(target: string): void {
  rmSync(stampFile(target), { force: true });
}
