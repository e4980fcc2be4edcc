import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BUILD, kitVersion, remoteNames } from '@boardwalk/build/workspace';
import { containerName, type ReleaseDescription } from '@boardwalk/contracts';

const fileOf = (bytes: Buffer) => ({
  bytes: bytes.length,
  packed: bytes.length,
  hash: createHash('sha384').update(bytes).digest('base64'),
});

/** Copies the releases of this checkout into a separate folder, where others can be added. */
export function copyReleases(folder: string): void {
  cpSync(join(BUILD, 'remotes'), folder, { recursive: true });
}

/** Adds generated remotes, each with a name, a route and a link, up to a total number. They are served, but never opened. */
export function growTo(folder: string, count: number): void {
  for (let number = remoteNames().length + 1; number <= count; number += 1)
    writeMadeUp(folder, `stall-${number}`);
}

function writeMadeUp(folder: string, name: string): void {
  const page = Buffer.from(`/* ${name} */`);
  const entry = Buffer.from(`"sha384-${fileOf(page).hash}";`);
  const version = `1.0.0-${createHash('sha256').update(name).digest('hex').slice(0, 10)}`;
  const description: ReleaseDescription = {
    name,
    version,
    kit: `^${kitVersion()}`,
    container: containerName(name, version),
    entry: 'remote-entry.js',
    preload: ['assets/async/remote.js'],
    routes: [{ path: `/${name}`, access: 'member', title: `Stall ${name}` }],
    navigation: [{ area: 'admin', label: `Stall ${name}`, to: `/${name}`, order: 900 }],
    budgets: { entry: 16_384, page: 61_440 },
    commit: null,
    builtAt: new Date(0).toISOString(),
    builtWithKit: kitVersion(),
    bundled: [],
    files: { 'remote-entry.js': fileOf(entry), 'assets/async/remote.js': fileOf(page) },
  };
  const target = join(folder, name, version);
  mkdirSync(join(target, 'assets/async'), { recursive: true });
  writeFileSync(join(target, 'remote-entry.js'), entry);
  writeFileSync(join(target, 'assets/async/remote.js'), page);
  writeFileSync(join(target, 'release.json'), JSON.stringify(description));
  writeFileSync(join(folder, name, 'current'), version);
}
