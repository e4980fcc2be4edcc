import { execFileSync } from 'node:child_process';
import { ROOT } from '@boardwalk/build/workspace';

/** Collects the words of every package into its catalogues; entries that the source no longer has are dropped. */
execFileSync('lingui', ['extract', '--clean'], { cwd: ROOT, stdio: 'inherit' });
