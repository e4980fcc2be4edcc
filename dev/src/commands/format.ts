import { spawnSync } from 'node:child_process';
import { ROOT } from '@boardwalk/build/workspace';

/** Fixes the format of every file, and the lint errors that the linter can fix. */
const { status } = spawnSync('biome', ['check', '--write', '.'], { cwd: ROOT, stdio: 'inherit' });
process.exitCode = status ?? 1;
