import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RsbuildConfig } from '@rsbuild/core';
import { packagesTarget } from '../packages/packages-target.ts';
import { service } from '../presets/service.ts';
import { shell } from '../presets/shell.ts';
import { shellOnServer } from '../presets/shell-on-server.ts';
import { shellReport } from '../release/size-report.ts';
import { BUILD, DEVELOPMENT_SHELL, ROOT, remoteNames, SERVICE_NAMES, SHELL } from '../workspace/folders.ts';
import { kitVersion } from '../workspace/kit-version.ts';
import { gameResourceTarget } from './game-resource-target.ts';
import { lockedPackages } from './locked-packages.ts';
import { dropOldAssets } from './old-assets.ts';
import { packAssets } from './pack-assets.ts';
import { remoteTarget } from './remote-target.ts';
import { noteShell } from './shell-list.ts';
import { DEVELOPMENT_SHELL_TARGET } from './stamps.ts';
import { BUILDERS, runBuild, type Target, TOOLS } from './target.ts';

/** Returns all targets of the site, the longest first; none depends on another one. */
export function targets(): Target[] {
  return [
    artworkTarget(),
    firstPicturesTarget(),
    shellTarget(),
    developmentShellTarget(),
    ...remoteNames().map(remoteTarget),
    ...SERVICE_NAMES.map(serviceTarget),
    packagesTarget(),
    gameResourceTarget(),
  ];
}

/** A stream that plays without a platform. It is stored encoded, so that no build needs a video tool. */
const DEMO_STREAM = 'shared/artwork/demo-stream';
const PICTURES = 'shared/artwork/pictures';

const ARTWORK = join(BUILD, 'artwork');
/** Exists while only the first pictures are rendered: a new demo community waits for the others. */
const PENDING = join(ARTWORK, 'pending');
const ARTWORK_INPUTS = ['shared/artwork/src', PICTURES, 'shared/contracts/src/brand'];
/** Pictures of the first screen, and the one from which the icons and the preview of links are made. */
const FIRST_PICTURES = ['hero-night', 'hero-morning', 'social-card'];

function artworkTarget(): Target {
  const stream = join(ARTWORK, 'demo-stream');
  return {
    name: 'artwork',
    inputs: [...ARTWORK_INPUTS, DEMO_STREAM],
    settings: () => lockedPackages(['shared/artwork']),
    atStart: 'afterwards',
    isThere: () => existsSync(join(ARTWORK, 'index.json')) && existsSync(stream) && !existsSync(PENDING),
    async build() {
      rmSync(stream, { recursive: true, force: true });
      cpSync(join(ROOT, DEMO_STREAM), stream, { recursive: true });
      const { renderArtwork } = await import('@boardwalk/artwork/render');
      await renderArtwork({ outDir: ARTWORK });
      rmSync(PENDING, { force: true });
      return undefined;
    },
  };
}

function firstPicturesTarget(): Target {
  return {
    name: 'first pictures',
    inputs: ARTWORK_INPUTS,
    settings: () => lockedPackages(['shared/artwork']),
    atStart: 'early',
    isThere: () => existsSync(join(ARTWORK, 'index.json')) && existsSync(join(ARTWORK, 'brand')),
    async build() {
      const { renderArtwork } = await import('@boardwalk/artwork/render');
      await renderArtwork({ outDir: ARTWORK, only: FIRST_PICTURES });
      writeFileSync(PENDING, '');
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
    packs: true,
    isThere: () => existsSync(join(SHELL, 'manifest.json')),
    async build(_, packing) {
      await runBuild(shellOnServer());
      // After the build for the renderer: the manifest, which is written here, announces a new shell to the gateway.
      await runBuild(shell());
      noteShell(SHELL, kitVersion());
      dropOldAssets(SHELL);
      await packAssets(SHELL, packing);
      return shellReport(SHELL);
    },
  };
}

/** Returns the target of the shell for developers of remotes: hot reload needs React's development build. */
function developmentShellTarget(): Target {
  return {
    name: DEVELOPMENT_SHELL_TARGET,
    inputs: [...SHELL_INPUTS, 'shared/build/src/hot-reload'],
    settings: shellSettings,
    mode: 'development',
    atStart: 'afterwards',
    isThere: () => existsSync(join(DEVELOPMENT_SHELL, 'manifest.json')),
    async build() {
      await runBuild(shell({ development: true }));
      noteShell(DEVELOPMENT_SHELL, kitVersion());
      return undefined;
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
      await runBuild(await serviceConfiguration(name));
      // Marks the bundle as an ES module wherever the folder is copied to.
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
