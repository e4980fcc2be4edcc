import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createRsbuild, type RsbuildConfig, type Rspack } from '@rsbuild/core';
import { PlainError } from '../commands/plain-error.ts';
import { remote } from '../presets/remote.ts';
import { service } from '../presets/service.ts';
import { shell } from '../presets/shell.ts';
import { BUILD, ROOT, remoteNames, SERVICE_NAMES } from '../workspace/folders.ts';
import { inputHash } from './input-hash.ts';
import { dropOldAssets } from './old-assets.ts';
import { packAssets } from './pack-assets.ts';
import { writeRelease } from './remote-release.ts';

/** Something that is built from a list of inputs. */
export interface Target {
  name: string;
  inputs: string[];
  /** Whether its result is still there. */
  isThere(hash: string): boolean;
  build(hash: string): Promise<void>;
}

const TOOLS = [
  'shared/tooling/src/presets',
  'shared/tooling/src/build',
  'shared/tooling/src/release',
  'pnpm-lock.yaml',
];

/** Everything that the site is made of, in an order in which it can be built. */
export function targets(): Target[] {
  return [
    artworkTarget(),
    shellTarget(),
    ...remoteNames().map(remoteTarget),
    ...SERVICE_NAMES.map(serviceTarget),
  ];
}

function artworkTarget(): Target {
  const outDir = join(BUILD, 'artwork');
  return {
    name: 'artwork',
    inputs: ['shared/artwork/src', 'pnpm-lock.yaml'],
    isThere: () => existsSync(join(outDir, 'index.json')),
    async build() {
      const { renderArtwork } = await import('@boardwalk/artwork/render');
      await renderArtwork({ outDir });
    },
  };
}

function shellTarget(): Target {
  return {
    name: 'shell',
    inputs: ['shell', 'shared/kit', 'shared/contracts/src', 'lingui.config.ts', ...TOOLS],
    isThere: () => existsSync(join(BUILD, 'shell/manifest.json')),
    async build() {
      await run(shell());
      dropOldAssets(join(BUILD, 'shell'));
      await packAssets(join(BUILD, 'shell'));
    },
  };
}

function remoteTarget(name: string): Target {
  const source = join(ROOT, 'remotes', name);
  const folderOf = (hash: string) => join(BUILD, 'remotes', name, versionOf(source, hash));
  return {
    name: `remote ${name}`,
    inputs: [
      `remotes/${name}`,
      'shared/artwork/src',
      'shared/kit/package.json',
      'shared/contracts/src',
      'lingui.config.ts',
      ...TOOLS,
    ],
    isThere: (hash) =>
      existsSync(join(folderOf(hash), 'release.json')) && isCurrent(name, versionOf(source, hash)),
    async build(hash) {
      const folder = folderOf(hash);
      const version = versionOf(source, hash);
      const stats = await run(remote({ folder: source, version, outDir: folder }));
      await packAssets(folder);
      writeRelease({ source, folder, version, stats });
    },
  };
}

function serviceTarget(name: string): Target {
  return {
    name: `service ${name}`,
    inputs: [`services/${name}`, 'shared/contracts/src', ...TOOLS],
    isThere: () => existsSync(join(BUILD, 'services', name, 'main.js')),
    async build() {
      await run(await serviceConfiguration(name));
      // The bundle is an ES module wherever the folder is copied to.
      mkdirSync(join(BUILD, 'services', name), { recursive: true });
      writeFileSync(join(BUILD, 'services', name, 'package.json'), '{ "type": "module" }\n');
    },
  };
}

async function serviceConfiguration(name: string): Promise<RsbuildConfig> {
  const file = join(ROOT, 'services', name, 'rsbuild.config.ts');
  if (!existsSync(file)) return service({ name });
  return ((await import(file)) as { default: RsbuildConfig }).default;
}

/** A remote's version: the number that its team gave it, and what it was built from. */
function versionOf(source: string, hash: string): string {
  const { version } = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8')) as { version: string };
  return `${version}-${hash}`;
}

function isCurrent(name: string, version: string): boolean {
  const file = join(BUILD, 'remotes', name, 'current');
  return existsSync(file) && readFileSync(file, 'utf8') === version;
}

async function run(config: RsbuildConfig): Promise<Rspack.StatsCompilation> {
  const rsbuild = await createRsbuild({ cwd: ROOT, config: { ...config, logLevel: 'error' } });
  try {
    const { stats, close } = await rsbuild.build();
    await close();
    return stats?.toJson({ all: false, chunks: true, ids: true }) ?? {};
  } catch {
    // What is wrong has been printed already, with file and line.
    throw new PlainError('The build stopped at the errors above.');
  }
}

/** The hash of a target's inputs; every target knows its own. */
export const hashOf = (target: Target): string =>
  inputHash(target.inputs.filter((path) => existsSync(join(ROOT, path))));
