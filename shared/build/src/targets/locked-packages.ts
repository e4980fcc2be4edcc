import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PlainError } from '../command/plain-error.ts';
import { IS_ONE_REMOTE, ROOT } from '../workspace/folders.ts';

/** Lockfiles of npm, pnpm and Yarn. A repository of one remote may use any of them. */
const LOCKFILES = ['package-lock.json', 'pnpm-lock.yaml', 'yarn.lock'];

const asText = (name: string) => (existsSync(join(ROOT, name)) ? readFileSync(join(ROOT, name), 'utf8') : '');

/** Returns every package that some folders of the workspace use according to the lockfile; packages of other folders don't affect them. */
export function lockedPackages(folders: readonly string[]): string[] {
  if (IS_ONE_REMOTE) return LOCKFILES.map(asText);
  return packagesOf(readFileSync(join(ROOT, 'pnpm-lock.yaml'), 'utf8'), folders);
}

/** Returns the packages of these folders in the text of a lockfile, with their dependencies: `name@version`, sorted. */
export function packagesOf(lockfile: string, folders: readonly string[]): string[] {
  const importers = entriesOf(lockfile, 'importers');
  const snapshots = entriesOf(lockfile, 'snapshots');
  const found = new Set<string>();
  const waiting = folders.flatMap((folder) => namesIn(importers.get(folder) ?? '', IMPORTED));
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (found.has(next)) continue;
    found.add(next);
    waiting.push(...namesIn(snapshots.get(next) ?? '', BROUGHT));
  }
  return [...found].sort();
}

/** Returns the version of a package that a folder of the workspace depends on, according to the lockfile. @throws PlainError when it doesn't. */
export function lockedVersion(folder: string, name: string): string {
  const found = lockedPackagesOf(folder).find((entry) => entry.startsWith(`${name}@`));
  const version = found?.slice(name.length + 1).replace(/\(.*/, '');
  if (!version) throw new PlainError(`The lockfile has no ${name} for ${folder}.`);
  return version;
}

/** Returns the packages that a folder depends on directly: `name@version(peers)`. */
function lockedPackagesOf(folder: string): string[] {
  const importers = entriesOf(readFileSync(join(ROOT, 'pnpm-lock.yaml'), 'utf8'), 'importers');
  return namesIn(importers.get(folder) ?? '', IMPORTED);
}

/** `name:` with `version:` two lines below. */
const IMPORTED = /^ {6}(\S+):\n {8}specifier: .*\n {8}version: (\S+)$/gm;
/** `name: version`. */
const BROUGHT = /^ {6}(\S+): (\S+)$/gm;

function namesIn(entry: string, pattern: RegExp): string[] {
  return [...entry.matchAll(pattern)]
    .map(([, name = '', version = '']) => [plain(name), plain(version)] as const)
    .filter(([, version]) => !version.startsWith('link:'))
    .map(([name, version]) => (/^@?[a-z][^@]*@/.test(version) ? version : `${name}@${version}`));
}

/** Returns the entries of one section of the file, by name. An entry is indented by two spaces. */
function entriesOf(lockfile: string, part: string): Map<string, string> {
  const [, text = ''] = new RegExp(`^${part}:\\n([\\s\\S]*?)(?=^\\S|(?![\\s\\S]))`, 'm').exec(lockfile) ?? [];
  const entries = text.split(/^ {2}(?=\S)/m).map((entry) => {
    const end = entry.indexOf('\n') === -1 ? entry.length : entry.indexOf('\n');
    return [plain(entry.slice(0, end).replace(/:( \{\})?$/, '')), entry] as const;
  });
  return new Map(entries);
}

const plain = (text: string) => text.replace(/^'(.*)'$/, '$1');
