import { execFileSync } from 'node:child_process';
import { ROOT } from './folders.ts';

/** Returns the commit that is checked out, or null outside of a repository. */
export function sourceCommit(): string | null {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], {
      cwd: ROOT,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return null;
  }
}
