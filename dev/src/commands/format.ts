import { spawnSync } from 'node:child_process';
import { ROOT } from '@boardwalk/build/workspace';

/** Mends the format of every file, and what else the linter can mend. */
const { status } = spawnSync('biome', ['check', '--write', '.'], { cwd: ROOT, stdio: 'inherit' });
process.exitCode = status ?? 1;
