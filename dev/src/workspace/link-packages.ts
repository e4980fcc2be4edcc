import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { ROOT } from '@boardwalk/build/workspace';

const VERSION = new URL('../../bin/pnpm-version.json', import.meta.url);
/** The package of pnpm at the version of this repository, such as `pnpm@12.21.0`. */
export const PNPM = `pnpm@${JSON.parse(readFileSync(VERSION, 'utf8')) as string}`;

/** Adds a new remote to the lockfile and links its packages. All of them are installed already, so the network is the fallback. */
export function linkPackages(): boolean {
  const install = (...more: string[]) =>
    spawnSync('npx', ['--yes', PNPM, 'install', '--no-frozen-lockfile', '--reporter=append-only', ...more], {
      cwd: ROOT,
      stdio: ['ignore', 'ignore', 'ignore'],
      shell: process.platform === 'win32',
      env: { ...process.env, CI: 'true' },
    }).status === 0;
  return install('--offline') || install();
}
