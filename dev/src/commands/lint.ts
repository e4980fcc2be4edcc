import { spawnSync } from 'node:child_process';
import { ROOT } from '@boardwalk/build/workspace';

/** Checks format and lint rules of every file; takes the options of `biome ci`. `npm run format` fixes most of what it finds. */
const { status } = spawnSync('biome', ['ci', ...process.argv.slice(2), '.'], { cwd: ROOT, stdio: 'inherit' });
process.exitCode = status ?? 1;
