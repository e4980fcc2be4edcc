import { spawnSync } from 'node:child_process';
import { ROOT } from '@boardwalk/build/workspace';

/** Checks the types of everything; takes the options of `tsc -b`, such as `--watch`. */
const { status } = spawnSync('tsc', ['-b', '--checkers', '1', ...process.argv.slice(2)], {
  cwd: ROOT,
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
