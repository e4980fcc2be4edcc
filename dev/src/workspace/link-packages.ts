import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { ROOT } from '@boardwalk/build/workspace';

const VERSION = new URL('../../bin/pnpm-version.json', import.meta.url);

/** Lets the lockfile know of a new remote and links its packages. They are all here already, so the network is asked last. */
export function linkPackages(): boolean {
  const pnpm = `pnpm@${JSON.parse(readFileSync(VERSION, 'utf8')) as string}`;
  const install = (...more: string[]) =>
    spawnSync('npx', ['--yes', pnpm, 'install', '--no-frozen-lockfile', '--reporter=append-only', ...more], {
      cwd: ROOT,
      stdio: ['ignore', 'ignore', 'ignore'],
      shell: process.platform === 'win32',
      env: { ...process.env, CI: 'true' },
    }).status === 0;
  return install('--offline') || install();
}
