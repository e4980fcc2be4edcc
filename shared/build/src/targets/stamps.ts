import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { BUILD } from '../workspace/folders.ts';

/** Target of the shell for developers of remotes, with React's development build. */
export const DEVELOPMENT_SHELL_TARGET = 'shell for development';

const stampFile = (target: string) => join(BUILD, 'stamps', target);

/** Returns the hash of a target's last complete build, or undefined if there is none. */
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

/** Removes the stamp before a build, so that an interrupted build is repeated. */
export function clearStamp(target: string): void {
  rmSync(stampFile(target), { force: true });
}
