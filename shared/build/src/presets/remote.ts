import { resolve } from 'node:path';
import { containerName, REMOTE_ENTRY } from '@boardwalk/contracts';
import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import { defineConfig, mergeRsbuildConfig, type RsbuildConfig } from '@rsbuild/core';
import { REACT } from '../workspace/kit-version.ts';
import { DEVELOPMENT_VERSION } from './development-version.ts';
import { federationRuntime } from './federation-runtime.ts';
import { NO_SERVER, pageTools } from './page-build.ts';
import { reactOfThePage } from './react-of-the-page.ts';
import { readManifest, slotSource } from './read-manifest.ts';
import { type RemoteServerOptions, remoteServer } from './remote-server.ts';

/** The name of the chunk that holds the exposed module of the pages; a release preloads its files. */
export const EXPOSED_CHUNK = 'remote';

/** Returns the name of the chunk that holds an exposed module for slots. @param module `./member-polls` */
export const slotChunk = (module: string): string => `slot-${module.slice(2)}`;

interface RemoteOptions {
  /** The remote's folder. */
  folder: string;
  /** The version under which the build registers itself; it is part of every file. */
  version?: string;
  /** The release folder. */
  outDir?: string;
  /** Address and site of its development server. */
  server?: RemoteServerOptions;
}

const ofKit = (name: string): [string, string] => ['@boardwalk/kit', name];

/** A remote imports its message functions from the kit, because a page has one instance of them. */
export const KIT_LINGUI = { i18n: ofKit('i18n'), trans: ofKit('Trans'), useLingui: ofKit('useLingui') };

/**
 * Returns the build of a remote: one exposed module for its pages, one for each component in a slot, and no shared modules of its own. `remote.json`
 * contains the other settings.
 * @throws when `remote.json` is missing or contains a value that the shell can't use.
 */
export function remote({
  folder,
  version = DEVELOPMENT_VERSION,
  outDir,
  server,
}: RemoteOptions): RsbuildConfig {
  const manifest = readManifest(folder);
  // The page provides all shared modules, and the remote refuses to run with a version that it wasn't built for.
  const shared = { singleton: true, import: false as const, strictVersion: true };
  const config = defineConfig({
    root: folder,
    plugins: [
      reactOfThePage(),
      federationRuntime(),
      pluginModuleFederation({
        name: containerName(manifest.name, version),
        filename: REMOTE_ENTRY,
        exposes: {
          './remote': { import: ['./src/remote.tsx'], name: EXPOSED_CHUNK },
          ...Object.fromEntries(
            (manifest.slots ?? []).map(({ module }) => [
              module,
              { import: [slotSource(module)], name: slotChunk(module) },
            ]),
          ),
        },
        dts: false,
        manifest: false,
        shareStrategy: 'loaded-first',
        shared: {
          react: { ...shared, requiredVersion: REACT },
          'react-dom': { ...shared, requiredVersion: REACT },
          '@boardwalk/kit': { ...shared, requiredVersion: manifest.kit },
        },
        experiments: {
          externalRuntime: true,
          optimization: { target: 'web', disableSnapshot: true, disableRemote: true },
        },
      }),
    ],
    source: { entry: {} },
    security: { sri: { enable: 'auto', algorithm: 'sha384' } },
    output: {
      assetPrefix: 'auto',
      distPath: {
        root: outDir ?? resolve(folder, '.build/development'),
        js: 'assets',
        css: 'assets',
        font: 'assets',
        image: 'assets',
      },
      cleanDistPath: true,
      // For the server only, which maps errors to positions in the source; the source itself isn't included.
      sourceMap: version === DEVELOPMENT_VERSION ? false : { js: 'hidden-nosources-source-map' },
      polyfill: 'off',
    },
    splitChunks: false,
    performance: { printFileSize: false },
    tools: pageTools(KIT_LINGUI),
  });
  return mergeRsbuildConfig(config, server ? remoteServer({ folder, ...server }) : NO_SERVER);
}
