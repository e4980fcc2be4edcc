import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { IS_ONE_REMOTE, ROOT } from '../workspace/folders.ts';

/** What npm, pnpm and Yarn write. A repository of one remote may use any of them. */
const LOCKFILES = ['package-lock.json', 'pnpm-lock.yaml', 'yarn.lock'];

const asText = (name: string) => (existsSync(join(ROOT, name)) ? readFileSync(join(ROOT, name), 'utf8') : '');

/** Every package that some folders of the workspace get, as the lockfile says: what the other folders use is none of their business. */
export function lockedPackages(folders: readonly string[]): string[] {
  if (IS_ONE_REMOTE) return LOCKFILES.map(asText);
  return packagesOf(readFileSync(join(ROOT, 'pnpm-lock.yaml'), 'utf8'), folders);
}

/** The packages of these folders in the text of a lockfile, with those that they bring along: `name@version`, sorted. */
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

/** The entries of one part of the file, by name: what is indented by two is one. */
function entriesOf(lockfile: string, part: string): Map<string, string> {
  const [, text = ''] = new RegExp(`^${part}:\\n([\\s\\S]*?)(?=^\\S|(?![\\s\\S]))`, 'm').exec(lockfile) ?? [];
  const entries = text.split(/^ {2}(?=\S)/m).map((entry) => {
    const end = entry.indexOf('\n') === -1 ? entry.length : entry.indexOf('\n');
    return [plain(entry.slice(0, end).replace(/:( \{\})?$/, '')), entry] as const;
  });
  return new Map(entries);
}

const plain = (text: string) => text.replace(/^'(.*)'$/, '$1');
