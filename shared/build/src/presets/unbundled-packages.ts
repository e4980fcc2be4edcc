import { cpSync, existsSync, readFileSync, realpathSync } from 'node:fs';
import { basename, dirname, join, relative, sep } from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';

/**
 * Copies packages that can't be bundled, because they contain native code, into a `node_modules` next to the bundle, with all their
 * dependencies: so the folder runs wherever it is copied to, on machines of the same kind.
 * @param from the folder whose packages they are.
 * @param bundleFolder the folder of the bundle.
 */
export function unbundledPackages(
  names: readonly string[],
  from: string,
  bundleFolder: string,
): RsbuildPlugin {
  return {
    name: 'boardwalk-unbundled-packages',
    setup(api) {
      api.onAfterBuild(() => copyPackages(names, from, join(bundleFolder, 'node_modules')));
    },
  };
}

/** @throws when a package isn't installed, or when two of them need different versions of a third. */
export function copyPackages(names: readonly string[], from: string, target: string): void {
  const copied = new Map<string, string>();
  const copy = (name: string, needer: string, optional: boolean) => {
    const folder = installedFolder(name, needer);
    if (!folder && optional) return;
    if (!folder) throw new Error(`${name} isn’t installed for ${needer}.`);
    const before = copied.get(name);
    if (before && before !== folder)
      throw new Error(`Two versions of ${name} are needed next to one bundle.`);
    if (before) return;
    copied.set(name, folder);
    const isOwn = (path: string) => !relative(folder, path).split(sep).includes('node_modules');
    cpSync(folder, join(target, name), { recursive: true, dereference: true, filter: isOwn });
    const { dependencies, optionalDependencies } = manifestOf(folder);
    for (const other of Object.keys(dependencies ?? {})) copy(other, folder, false);
    // Those for other platforms aren't installed.
    for (const other of Object.keys(optionalDependencies ?? {})) copy(other, folder, true);
  };
  for (const name of names) copy(name, from, false);
}

interface Manifest {
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

function manifestOf(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
}

/** Returns the folder of a package, resolved as Node does: from a folder upwards. */
function installedFolder(name: string, from: string): string | undefined {
  for (let at = realpathSync(from); ; at = dirname(at)) {
    const candidate = join(at, 'node_modules', name);
    if (basename(at) !== 'node_modules' && existsSync(join(candidate, 'package.json')))
      return realpathSync(candidate);
    if (dirname(at) === at) return undefined;
  }
}
