import { join } from 'node:path';
import { containerName, type DevelopmentRemote } from '@boardwalk/contracts';
import type { RsbuildConfig, RsbuildPlugin } from '@rsbuild/core';
import type { BuildEvents } from '../development/build-events.ts';
import { DEVELOPMENT_VERSION } from './development-version.ts';
import { readManifest } from './read-manifest.ts';

const REPORT_BUILDS = join(import.meta.dirname, '../hot-reload/report-builds');

export interface RemoteServerOptions {
  port: number;
  /** The site whose pages load the remote from here. */
  siteOrigin: string;
  /** Reports failed builds to pages. */
  buildEvents: BuildEvents;
}

interface ServerOptions extends RemoteServerOptions {
  /** The remote's folder. */
  folder: string;
}

/** Returns the development server of a remote: it is loaded into pages of another origin, so its addresses are absolute. */
export function remoteServer({ folder, port, siteOrigin, buildEvents }: ServerOptions): RsbuildConfig {
  return {
    plugins: [reportBuilds(folder)],
    source: {
      define: {
        __BOARDWALK_REMOTE__: JSON.stringify(readManifest(folder).name),
        __BOARDWALK_SERVER__: JSON.stringify(`http://localhost:${port}`),
      },
    },
    server: {
      host: 'localhost',
      port,
      strictPort: true,
      printUrls: false,
      htmlFallback: false,
      cors: { origin: siteOrigin },
      // Browsers request this permission before a public page may access this computer.
      headers: { 'Access-Control-Allow-Private-Network': 'true' },
      setup: ({ server }) => {
        server.middlewares.use('/release.json', (_request, response) => {
          response.setHeader('content-type', 'application/json');
          response.setHeader('cache-control', 'no-store');
          response.end(JSON.stringify(developmentManifest(folder)));
        });
        server.middlewares.use('/build-events', (request, response) =>
          buildEvents.serve(request, response, siteOrigin),
        );
      },
    },
    dev: {
      assetPrefix: 'auto',
      lazyCompilation: false,
      // Its overlay writes markup and styles, which the page's policy forbids; report-builds.ts shows the errors instead.
      client: { protocol: 'ws', host: 'localhost', port, overlay: false, logLevel: 'warn' },
      browserLogs: false,
    },
  };
}

/** Adds the reporter to every entry, like the client of hot reload: the container reports builds even when the exposed module can't run. */
function reportBuilds(folder: string): RsbuildPlugin {
  return {
    name: 'boardwalk-report-builds',
    setup(api) {
      api.modifyRspackConfig((config, { rspack }) => {
        config.plugins?.push(new rspack.EntryPlugin(folder, REPORT_BUILDS, { name: undefined }));
      });
    },
  };
}

/** Returns the data that a release set needs about the remote, from its current files. */
function developmentManifest(folder: string): DevelopmentRemote['manifest'] {
  const { name, kit, routes, navigation, embeds, slots } = readManifest(folder);
  const version = DEVELOPMENT_VERSION;
  return { name, kit, routes, navigation, embeds, slots, version, container: containerName(name, version) };
}
