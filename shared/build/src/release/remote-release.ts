import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, sep } from 'node:path';
import {
  containerName,
  filesWithoutIntegrity,
  integrityFindings,
  REMOTE_ENTRY,
  type ReleaseDescription,
  type RemoteManifest,
  releaseDescriptionSchema,
  sourceMapOf,
} from '@boardwalk/contracts';
import type { Rspack } from '@rsbuild/core';
import { PlainError } from '../command/plain-error.ts';
import { readManifest } from '../presets/read-manifest.ts';
import { EXPOSED_CHUNK, slotChunk } from '../presets/remote.ts';
import { kitVersion } from '../workspace/kit-version.ts';
import { sourceCommit } from '../workspace/source-commit.ts';
import { bundledPackages } from './bundled-packages.ts';
import { DESCRIPTION_FILE, releaseFiles } from './release-files.ts';

/** Number of versions of a remote in the build folder: open pages still request the previous one. */
const MAX_VERSIONS = 3;

interface ReleaseInput {
  /** The remote's source folder. */
  source: string;
  /** The folder that the build wrote. */
  folder: string;
  version: string;
  stats: Rspack.StatsCompilation;
}

/**
 * Turns a finished build into a release: its description, the hash of every file, and the mark of the current version.
 * @throws PlainError when a browser would run a part of it unchecked.
 */
export function writeRelease({ source, folder, version, stats }: ReleaseInput): ReleaseDescription {
  const manifest = readManifest(source);
  writeFileSync(join(folder, 'remote.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  moveSourceMaps(folder);
  const description = releaseDescriptionSchema.parse({
    ...manifest,
    version,
    container: containerName(manifest.name, version),
    entry: REMOTE_ENTRY,
    preload: exposedFiles(stats, EXPOSED_CHUNK),
    modules: slotModules(stats, manifest.slots),
    commit: sourceCommit(),
    builtAt: new Date().toISOString(),
    builtWithKit: kitVersion(),
    bundled: bundledPackages(stats),
    files: releaseFiles(folder),
  });
  refuseMissingIntegrity(description, folder);
  writeFileSync(join(folder, DESCRIPTION_FILE), `${JSON.stringify(description, null, 2)}\n`);
  writeFileSync(join(dirname(folder), 'current'), version);
  dropOldVersions(dirname(folder), basename(folder));
  return description;
}

/** Moves source maps to the files for servers, because browsers don't use them. */
function moveSourceMaps(folder: string): void {
  const maps = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.js.map'),
  );
  for (const path of maps) {
    const target = join(folder, sourceMapOf(path.replaceAll(sep, '/').replace(/\.map$/, '')));
    mkdirSync(dirname(target), { recursive: true });
    renameSync(join(folder, path), target);
  }
}

function refuseMissingIntegrity(description: ReleaseDescription, folder: string): void {
  const entry = readFileSync(join(folder, description.entry), 'utf8');
  const findings = integrityFindings(filesWithoutIntegrity(description, entry));
  if (findings.length === 0) return;
  const lines = findings.map(({ where, what, mend }) => `  ${where}: ${what} ${mend}`);
  throw new PlainError(`The release of ${description.name} is refused:\n${lines.join('\n')}`);
}

/** Returns the exposed modules for slots with their files; undefined without any. */
function slotModules(
  stats: Rspack.StatsCompilation,
  slots: RemoteManifest['slots'] = [],
): Record<string, string[]> | undefined {
  if (slots.length === 0) return undefined;
  return Object.fromEntries(slots.map(({ module }) => [module, exposedFiles(stats, slotChunk(module))]));
}

/** Returns the files that an exposed module needs immediately, without lazy parts. */
function exposedFiles(stats: Rspack.StatsCompilation, chunk: string): string[] {
  const exposed = stats.chunks?.filter(({ names }) => names?.includes(chunk)) ?? [];
  const files = exposed.flatMap(({ files }) => files ?? []).filter((file) => /\.(js|css)$/.test(file));
  if (files.length === 0)
    throw new Error(`The build names no file for the exposed module of the chunk "${chunk}".`);
  return files;
}

function dropOldVersions(folder: string, current: string): void {
  const versions = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== current)
    .map((entry) => ({ name: entry.name, at: statSync(join(folder, entry.name)).mtimeMs }))
    .sort((one, other) => other.at - one.at);
  for (const { name } of versions.slice(MAX_VERSIONS - 1))
    rmSync(join(folder, name), { recursive: true, force: true });
}

/** Removes the builds of remotes that are no longer in this checkout: all content of the build folder is served. */
export function dropRemovedRemotes(folder: string, names: readonly string[]): void {
  if (!existsSync(folder)) return;
  const gone = readdirSync(folder, { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && !names.includes(entry.name),
  );
  for (const { name } of gone) rmSync(join(folder, name), { recursive: true, force: true });
}
