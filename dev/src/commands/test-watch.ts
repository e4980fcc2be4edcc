import { spawnSync } from 'node:child_process';
import { ROOT } from '@boardwalk/build/workspace';

/** Runs unit and API tests again when a file changes; takes the options of `vitest watch`, such as a part of a path. */
const { status } = spawnSync('vitest', ['watch', ...process.argv.slice(2)], { cwd: ROOT, stdio: 'inherit' });
process.exitCode = status ?? 1;
