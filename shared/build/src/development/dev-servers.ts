import { once } from 'node:events';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { createRsbuild } from '@rsbuild/core';
import { PlainError } from '../command/plain-error.ts';
import { remote } from '../presets/remote.ts';
import { ROOT, remoteFolder } from '../workspace/folders.ts';
import { BuildEvents } from './build-events.ts';
import { freePort } from './ports.ts';
import { reportRecoveries } from './report-recoveries.ts';

/** A remote that is served from its source, with hot reload. */
export interface DevServer {
  name: string;
  /** With a slash at its end. */
  url: string;
  /** Reloads every page that loads this remote from the server. */
  reloadPages(): void;
  close(): Promise<void>;
}

/** Serves some remotes of this checkout in this process. @returns the servers, once each has built its remote. */
export async function startDevServers(
  names: readonly string[],
  siteOrigin: string,
  port?: number,
): Promise<DevServer[]> {
  // The macros of the messages read it while the servers run.
  process.env.NODE_ENV = 'development';
  return Promise.all(names.map((name) => startDevServer(name, siteOrigin, port)));
}

async function startDevServer(name: string, siteOrigin: string, wanted?: number): Promise<DevServer> {
  const port = wanted ?? (await freePort());
  const folder = join(ROOT, remoteFolder(name));
  const buildEvents = new BuildEvents();
  const config = remote({ folder, server: { port, siteOrigin, buildEvents } });
  const rsbuild = await createRsbuild({
    cwd: ROOT,
    // The bundler's own server ends this process on SIGTERM and at the end of stdin, before the site has been stopped.
    config: {
      ...config,
      mode: 'development',
      logLevel: 'error',
      server: { ...config.server, middlewareMode: true },
    },
  });
  const built = Promise.withResolvers<void>();
  // The bundler prints failures only.
  const noteBuild = reportRecoveries(() => console.info(`  ${name}: built again`));
  rsbuild.onAfterDevCompile(({ stats }) => {
    const { errors = [] } = stats.toJson({ all: false, errors: true });
    buildEvents.built(errors.map(({ message }) => stripVTControlCharacters(message)));
    noteBuild(errors.length === 0);
    built.resolve();
  });
  const bundler = await rsbuild.createDevServer();
  const server = createServer(bundler.middlewares).listen(port, 'localhost');
  await once(server, 'listening').catch((error: unknown) => {
    throw new PlainError(`${name} can't be served on port ${port}: ${(error as Error).message}`);
  });
  bundler.connectWebSocket({ server });
  await built.promise;
  return {
    name,
    url: `http://localhost:${port}/`,
    reloadPages: () => bundler.sockWrite('full-reload'),
    async close() {
      server.close();
      server.closeAllConnections();
      await bundler.close();
    },
  };
}
