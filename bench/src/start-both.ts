import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@boardwalk/build/ports';
import { startTestServer } from '@boardwalk/dev/postgres';
import { startSite } from '@boardwalk/dev/site';
import { startFront } from './front.ts';
import { copyReleases } from './generated-remotes.ts';

/** Site and twin, with a separate demo community. */
export interface Both {
  origin: string;
  /** Folder of the site's releases. */
  releases: string;
  /** Time until the site's first response, in milliseconds. */
  startedIn: number;
  pids(): Record<string, number | undefined>;
  stop(): Promise<void>;
}

/** Starts site and twin, on free ports and with temporary data. */
export async function startBoth(): Promise<Both> {
  const dataDir = mkdtempSync(join(tmpdir(), 'boardwalk-bench-'));
  chmodSync(dataDir, 0o755);
  const releases = join(dataDir, 'built');
  copyReleases(releases);
  // All visits come from one address, and would exceed its limits.
  Object.assign(process.env, { RATE_LIMIT_FACTOR: '1000', LIFTED_LIMITS: 'on' });
  const begin = performance.now();
  const database = await startTestServer();
  const [port, gatewayPort, identityPort] = [await freePort(), await freePort(), await freePort()];
  const origin = `http://localhost:${port}`;
  const site = await startSite(
    {
      port: gatewayPort,
      identityPort,
      dataDir,
      origin,
      databaseUrl: await database.createDatabase(),
      bundledReleases: releases,
    },
    { say: () => {}, onHopeless: (name, lines) => console.error(`${name} can't be kept running:\n${lines}`) },
  );
  const startedIn = performance.now() - begin;
  const front = await startFront(port, `http://localhost:${gatewayPort}`);
  return {
    origin,
    releases,
    startedIn,
    pids: site.pids,
    async stop() {
      front.closeAllConnections();
      front.close();
      await site.stop();
      await database.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
