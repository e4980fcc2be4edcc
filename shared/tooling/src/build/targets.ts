import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createRsbuild, type RsbuildConfig, type Rspack } from '@rsbuild/core';
import { PlainError } from '../commands/plain-error.ts';
import { kitVersion } from '../presets/kit-version.ts';
import { remote } from '../presets/remote.ts';
import { remoteOnServer } from '../presets/remote-on-server.ts';
import { service } from '../presets/service.ts';
import { shell } from '../presets/shell.ts';
import { shellOnServer } from '../presets/shell-on-server.ts';
import { BUILD, DEVELOPMENT_SHELL, ROOT, remoteNames, SERVICE_NAMES, SHELL } from '../workspace/folders.ts';
import { inputHash } from './input-hash.ts';
import { lockedPackages } from './locked-packages.ts';
import { dropOldAssets } from './old-assets.ts';
import { packAssets } from './pack-assets.ts';
import { writeRelease } from './remote-release.ts';
import { noteShell } from './shell-list.ts';
import { shellReport, sizeReport } from './size-report.ts';
import { DEVELOPMENT_SHELL_TARGET } from './target-names.ts';

/** Something that is built from a list of inputs. */
export interface Target {
  name: string;
  inputs: string[];
  /** What the result depends on besides files. */
  settings?(): readonly string[];
  /** What NODE_ENV says while it is built; production unless said. */
  mode?: 'development';
  /** Whether its result is still there. */
  isThere(hash: string): boolean;
  /** @returns what there is to say of the result, if anything. */
  build(hash: string): Promise<string | undefined>;
}

const TOOLS = ['shared/tooling/src/presets', 'shared/tooling/src/build'];
/** The folders whose packages take part in every build. */
const BUILDERS = ['shared/tooling', 'shared/contracts', 'shared/artwork'];

/** What a release is described from: its chunks, and every module with those that were joined into it. */
const STATS = {
  all: false,
  chunks: true,
  ids: true,
  modules: true,
  nestedModules: true,
  orphanModules: true,
  cachedModules: true,
  modulesSpace: Number.POSITIVE_INFINITY,
  nestedModulesSpace: Number.POSITIVE_INFINITY,
};

/** Everything that the site is made of, the longest first; nothing of it needs another to be built. */
export function targets(): Target[] {
  return [
    artworkTarget(),
    shellTarget(),
    developmentShellTarget(),
    ...remoteNames().map(remoteTarget),
    ...SERVICE_NAMES.map(serviceTarget),
  ];
}

function artworkTarget(): Target {
  const outDir = join(BUILD, 'artwork');
  return {
    name: 'artwork',
    inputs: ['shared/artwork/src'],
    settings: () => lockedPackages(['shared/artwork']),
    isThere: () => existsSync(join(outDir, 'index.json')),
    async build() {
      const { renderArtwork } = await import('@boardwalk/artwork/render');
      await renderArtwork({ outDir });
      return undefined;
    },
  };
}

const SHELL_INPUTS = ['shell', 'shared/kit', 'shared/contracts/src', 'lingui.config.ts', ...TOOLS];
const shellSettings = () => lockedPackages(['shell', 'shared/kit', ...BUILDERS]);

function shellTarget(): Target {
  return {
    name: 'shell',
    inputs: SHELL_INPUTS,
    settings: shellSettings,
    isThere: () => existsSync(join(SHELL, 'manifest.json')),
    async build() {
      await run(shellOnServer());
      // Later than what draws pages: the manifest, which is written here, tells the gateway that there is a new shell.
      await run(shell());
      noteShell(SHELL, kitVersion());
      dropOldAssets(SHELL);
      await packAssets(SHELL);
      return shellReport(SHELL);
    },
  };
}

/** The shell for those who develop a remote against this site: hot reload needs React's development build. */
function developmentShellTarget(): Target {
  return {
    name: DEVELOPMENT_SHELL_TARGET,
    inputs: [...SHELL_INPUTS, 'shared/tooling/src/hot-reload'],
    settings: shellSettings,
    mode: 'development',
    isThere: () => existsSync(join(DEVELOPMENT_SHELL, 'manifest.json')),
    async build() {
      await run(shell({ development: true }));
      noteShell(DEVELOPMENT_SHELL, kitVersion());
      return undefined;
    },
  };
}

/** What a remote can be compiled with besides what all are, by the name under which its package asks for it. */
const COMPILED_IN = { '@boardwalk/rich-text': 'shared/rich-text' };

function compiledInto(source: string): string[] {
  const { dependencies = {} } = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8')) as {
    dependencies?: Record<string, string>;
  };
  return Object.entries(COMPILED_IN).flatMap(([name, folder]) => (name in dependencies ? [folder] : []));
}

function remoteTarget(name: string): Target {
  const source = join(ROOT, 'remotes', name);
  const folderOf = (hash: string) => join(BUILD, 'remotes', name, versionOf(source, hash));
  const shared = compiledInto(source);
  return {
    name: `remote ${name}`,
    inputs: [
      `remotes/${name}`,
      'shared/artwork/src',
      ...shared.map((folder) => `${folder}/src`),
      'shared/kit/package.json',
      'shared/contracts/src',
      'lingui.config.ts',
      ...TOOLS,
    ],
    settings: () => lockedPackages([`remotes/${name}`, ...shared, ...BUILDERS]),
    isThere: (hash) =>
      existsSync(join(folderOf(hash), 'release.json')) && isCurrent(name, versionOf(source, hash)),
    async build(hash) {
      const folder = folderOf(hash);
      const version = versionOf(source, hash);
      const stats = await run(remote({ folder: source, version, outDir: folder }));
      await run(remoteOnServer({ folder: source, name, version, outDir: folder }));
      await packAssets(folder);
      return sizeReport(writeRelease({ source, folder, version, stats }));
    },
  };
}

function serviceTarget(name: string): Target {
  return {
    name: `service ${name}`,
    inputs: [`services/${name}`, 'shared/contracts/src', 'shared/server/src', ...TOOLS],
    settings: () => lockedPackages([`services/${name}`, 'shared/server', ...BUILDERS]),
    isThere: () => existsSync(join(BUILD, 'services', name, 'main.js')),
    async build() {
      await run(await serviceConfiguration(name));
      // The bundle is an ES module wherever the folder is copied to.
      mkdirSync(join(BUILD, 'services', name), { recursive: true });
      writeFileSync(join(BUILD, 'services', name, 'package.json'), '{ "type": "module" }\n');
      return undefined;
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
    return stats?.toJson(STATS) ?? {};
  } catch {
    // What is wrong has been printed already, with file and line.
    throw new PlainError('The build stopped at the errors above.');
  }
}

/** The hash of a target's inputs; every target knows its own. */
export const hashOf = (target: Target): string =>
  inputHash(
    target.inputs.filter((path) => existsSync(join(ROOT, path))),
    target.settings?.(),
  );
