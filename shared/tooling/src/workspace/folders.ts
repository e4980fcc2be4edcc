import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The root of the checkout, wherever a command was called from. */
export const ROOT = resolve(import.meta.dirname, '../../../..');
/** Everything that is made from source. */
export const BUILD = join(ROOT, '.build');

/** Where the shell is built to, and its development build. */
export const SHELL = join(BUILD, 'shell');
export const DEVELOPMENT_SHELL = join(BUILD, 'shell-development');

/** The names of the remotes in this checkout: each folder under `remotes/` that holds a `remote.json`. */
export function remoteNames(): string[] {
  const folder = join(ROOT, 'remotes');
  // A checkout may have none: then the site is the frame alone.
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => existsSync(join(folder, name, 'remote.json')))
    .sort();
}

/** The services of this checkout, in the order in which they start. */
export const SERVICE_NAMES = ['identity', 'api', 'renderer', 'gateway'] as const;
