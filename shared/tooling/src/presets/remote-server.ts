import { containerName, type DevelopmentRemote } from '@boardwalk/contracts';
import type { RsbuildConfig } from '@rsbuild/core';
import { DEVELOPMENT_VERSION } from './development-version.ts';
import { readManifest } from './read-manifest.ts';

interface ServerOptions {
  /** The remote's folder. */
  folder: string;
  port: number;
  /** The site whose pages load the remote from here. */
  siteOrigin: string;
}

/** The development server of a remote: it is loaded into pages of another origin, and speaks of itself in whole addresses. */
export function remoteServer({ folder, port, siteOrigin }: ServerOptions): RsbuildConfig {
  return {
    server: {
      host: 'localhost',
      port,
      strictPort: true,
      printUrls: false,
      htmlFallback: false,
      cors: { origin: siteOrigin },
      // A page of the internet asks the browser for leave before it talks to this computer.
      headers: { 'Access-Control-Allow-Private-Network': 'true' },
      setup: ({ server }) => {
        server.middlewares.use('/release.json', (_request, response) => {
          response.setHeader('content-type', 'application/json');
          response.setHeader('cache-control', 'no-store');
          response.end(JSON.stringify(developmentManifest(folder)));
        });
      },
    },
    dev: {
      assetPrefix: 'auto',
      lazyCompilation: false,
      // The overlay writes styles into the page, which the page's policy forbids; the terminal and the console say the same.
      client: { protocol: 'ws', host: 'localhost', port, overlay: false, logLevel: 'warn' },
      browserLogs: false,
    },
  };
}

/** What a release set has to know of the remote as it is on the disk now. */
function developmentManifest(folder: string): DevelopmentRemote['manifest'] {
  const { name, kit, routes, navigation, embeds } = readManifest(folder);
  const version = DEVELOPMENT_VERSION;
  return { name, kit, routes, navigation, embeds, version, container: containerName(name, version) };
}
