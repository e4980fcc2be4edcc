import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { type Release, releaseSchema, remoteManifestSchema } from '@boardwalk/contracts';
import type { Rspack } from '@rsbuild/core';
import { EXPOSED_CHUNK } from '../presets/remote.ts';
import { containerName } from '../release/release-version.ts';

export const REMOTE_ENTRY = 'remote-entry.js';
/** How many versions of a remote stay in the build folder: pages that are open still ask for the one before. */
const KEPT_VERSIONS = 3;

interface ReleaseInput {
  /** The remote's source folder. */
  source: string;
  /** The folder that the build wrote. */
  folder: string;
  version: string;
  stats: Rspack.StatsCompilation;
}

/** Turns a finished build into a release: its description, the hash of every file, and the mark that it is the current one. */
export function writeRelease({ source, folder, version, stats }: ReleaseInput): void {
  const manifest = remoteManifestSchema.parse(JSON.parse(readFileSync(join(source, 'remote.json'), 'utf8')));
  const base = `/remotes/${manifest.name}/${version}/`;
  const release: Release = releaseSchema.parse({
    ...manifest,
    version,
    container: containerName(manifest.name, version),
    entry: base + REMOTE_ENTRY,
    preload: exposedFiles(stats).map((file) => base + file),
  });
  const description = { ...release, builtAt: new Date().toISOString(), files: hashesOf(folder) };
  writeFileSync(join(folder, 'remote.json'), JSON.stringify(manifest, null, 2));
  writeFileSync(join(folder, 'release.json'), JSON.stringify(description, null, 2));
  writeFileSync(join(dirname(folder), 'current'), version);
  dropOldVersions(dirname(folder), basename(folder));
}

/** The files that the exposed module needs at once; lazy parts aren't among them. */
function exposedFiles(stats: Rspack.StatsCompilation): string[] {
  const exposed = stats.chunks?.filter(({ names }) => names?.includes(EXPOSED_CHUNK)) ?? [];
  const files = exposed.flatMap(({ files }) => files ?? []).filter((file) => /\.(js|css)$/.test(file));
  if (files.length === 0)
    throw new Error('The build names no file for the exposed module, so nothing could be preloaded.');
  return files;
}

function hashesOf(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const hashes = files.map((entry) => {
    const file = join(entry.parentPath, entry.name);
    return [
      relative(folder, file),
      createHash('sha384').update(readFileSync(file)).digest('base64'),
    ] as const;
  });
  return Object.fromEntries(hashes);
}

function dropOldVersions(folder: string, current: string): void {
  const versions = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== current)
    .map((entry) => ({ name: entry.name, at: statSync(join(folder, entry.name)).mtimeMs }))
    .sort((one, other) => other.at - one.at);
  for (const { name } of versions.slice(KEPT_VERSIONS - 1))
    rmSync(join(folder, name), { recursive: true, force: true });
}
