import { existsSync, mkdirSync, readdirSync, realpathSync, symlinkSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT } from '@boardwalk/build/workspace';

/**
 * Links the installed packages into a copy of this checkout. Packages of the workspace are the copy's own: its commands work on the copy, and changes
 * in it take effect.
 * @param parts the folders with packages of their own, from the root.
 */
export function linkPackages(folder: string, parts: readonly string[]): void {
  for (const part of parts) linkEntries(join(part, 'node_modules'), folder);
}

function linkEntries(installed: string, folder: string): void {
  if (!existsSync(join(ROOT, installed))) return;
  mkdirSync(join(folder, installed), { recursive: true });
  for (const name of readdirSync(join(ROOT, installed))) {
    const entry = join(installed, name);
    if (name.startsWith('@')) linkEntries(entry, folder);
    else symlinkSync(join(isOwn(entry) ? folder : ROOT, pathOf(entry)), join(folder, entry));
  }
}

/** Returns the real path of an installed package, from the root. */
const pathOf = (entry: string) => relative(ROOT, realpathSync(join(ROOT, entry)));
const isOwn = (entry: string) => !pathOf(entry).split('/').includes('node_modules');
