import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { ROOT } from '../workspace/folders.ts';

/** What is made from the source, and what belongs to somebody's own copy. */
const LEFT_OUT = /(^|\/)(node_modules|\.build|\.data[^/]*|\.results|\.git)(\/|$)/;
/** Where the packages of the workspace are. */
const WORKSPACE = ['remotes', 'services', 'shared'];

/**
 * This checkout once more, with nothing built and the packages that are installed here: what is built, edited or run in it leaves the
 * original alone.
 */
export function copyCheckout(): { folder: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'boardwalk-bench-checkout-'));
  // PostgreSQL refuses to run as root; whoever it runs as has to get here.
  chmodSync(folder, 0o755);
  for (const name of readdirSync(ROOT).filter((entry) => !LEFT_OUT.test(entry)))
    cpSync(join(ROOT, name), join(folder, name), {
      recursive: true,
      filter: (source) => !LEFT_OUT.test(source.slice(ROOT.length)),
    });
  const packages = WORKSPACE.flatMap((part) => readdirSync(join(ROOT, part)).map((name) => join(part, name)));
  for (const part of ['.', 'shell', 'e2e', ...packages]) linkPackages(join(part, 'node_modules'), folder);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Links what is installed, one by one: packages of the workspace have to be the copy's own. */
function linkPackages(installed: string, folder: string): void {
  if (!existsSync(join(ROOT, installed))) return;
  mkdirSync(join(folder, installed), { recursive: true });
  for (const name of readdirSync(join(ROOT, installed))) {
    const entry = join(installed, name);
    if (name.startsWith('@')) linkPackages(entry, folder);
    else symlinkSync(join(isOwn(entry) ? folder : ROOT, pathOf(entry)), join(folder, entry));
  }
}

/** Where an installed package really is, from the root. */
const pathOf = (entry: string) => relative(ROOT, realpathSync(join(ROOT, entry)));
const isOwn = (entry: string) => !pathOf(entry).split('/').includes('node_modules');
