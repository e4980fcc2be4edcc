import { execFileSync } from 'node:child_process';
import { ROOT } from '@boardwalk/build/workspace';

/** Extracts the messages of every package into its catalogues; entries that the source no longer has are removed. */
execFileSync('lingui', ['extract', '--clean'], { cwd: ROOT, stdio: 'inherit' });
