import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The root of the checkout, independent of the working directory. In a repository of one remote, `boardwalk` sets its folder. */
export const ROOT = process.env.BOARDWALK_ROOT ?? resolve(import.meta.dirname, '../../../..');
/** Whether the root is the repository of one remote, and not a checkout of a site. */
export const IS_ONE_REMOTE = existsSync(join(ROOT, 'remote.json'));
/** Folder of all build results. */
export const BUILD = join(ROOT, '.build');

/** Folders of the built shell, and of its development build. */
export const SHELL = join(BUILD, 'shell');
export const DEVELOPMENT_SHELL = join(BUILD, 'shell-development');
/** The packages for teams outside. */
export const PACKAGES = join(BUILD, 'packages');

/** Returns the names of the remotes in this checkout: each folder under `remotes/` with a `remote.json`. */
export function remoteNames(): string[] {
  if (IS_ONE_REMOTE) {
    const { name } = JSON.parse(readFileSync(join(ROOT, 'remote.json'), 'utf8')) as { name?: unknown };
    return [String(name)];
  }
  const folder = join(ROOT, 'remotes');
  // A checkout may have no remotes: the site is then only the frame.
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => existsSync(join(folder, name, 'remote.json')))
    .sort();
}

/** Returns the source folder of a remote, as a path from the root. */
export const remoteFolder = (name: string): string => (IS_ONE_REMOTE ? '.' : `remotes/${name}`);

/** The services of this checkout, in the order in which they start. */
export const SERVICE_NAMES = ['identity', 'api', 'renderer', 'gateway'] as const;
