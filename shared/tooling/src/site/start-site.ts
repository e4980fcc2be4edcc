import { join } from 'node:path';
import { PlainError } from '../commands/plain-error.ts';
import { prepareCluster } from '../postgres/cluster.ts';
import { lockData } from './data-lock.ts';
import { freePort, isPortFree } from './ports.ts';
import { databaseOf, postgresPlan, servicePlans } from './site-plans.ts';
import type { SiteSettings } from './site-settings.ts';
import { SupervisedProcess } from './supervised-process.ts';

/** How long each process may take to end, in milliseconds. */
const PATIENCE = 9000;

/** A site that is running on this machine. */
export interface RunningSite {
  origin: string;
  /** The processes by name, as they run now. */
  pids(): Record<string, number | undefined>;
  /** Ends everything, the gateway first and the database last. */
  stop(): Promise<void>;
}

interface SiteEvents {
  say(line: string): void;
  /** A process can't be kept alive; the site is no longer whole. */
  onHopeless(name: string, lastLines: string): void;
}

/**
 * Starts PostgreSQL, identity, API and gateway from what has been built, one after the other, and keeps them alive.
 * @throws PlainError when a port or the data folder is taken, or something doesn't start.
 */
export async function startSite(settings: SiteSettings, events: SiteEvents): Promise<RunningSite> {
  await checkPorts(settings);
  const unlock = lockData(settings.dataDir);
  const running: SupervisedProcess[] = [];
  const logFile = (name: string) => join(settings.dataDir, 'logs', `${name}.log`);

  async function stop(): Promise<void> {
    for (const supervised of [...running].reverse()) await supervised.stop(PATIENCE);
    unlock();
  }

  try {
    let databaseUrl = settings.databaseUrl;
    if (!databaseUrl) {
      const cluster = await prepareCluster(join(settings.dataDir, 'postgres'));
      const postgres = new SupervisedProcess(postgresPlan(cluster, logFile('postgres')), events);
      running.push(postgres);
      await postgres.start();
      databaseUrl = databaseOf(cluster);
    }
    const apiPort = await freePort();
    const starting = servicePlans({ settings, databaseUrl, apiPort, logFile }).map(
      (plan) => new SupervisedProcess(plan, events),
    );
    running.push(...starting);
    await Promise.all(starting.map((supervised) => supervised.start()));
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    origin: settings.origin,
    pids: () => Object.fromEntries(running.map((supervised) => [supervised.name, supervised.pid])),
    stop,
  };
}

async function checkPorts({ port, identityPort, issuer }: SiteSettings): Promise<void> {
  const wanted = [['PORT', port] as const, ...(issuer ? [] : [['IDENTITY_PORT', identityPort] as const])];
  for (const [variable, number] of wanted) {
    if (await isPortFree(number)) continue;
    throw new PlainError(
      `Port ${number} is taken by another program. Stop that program, or choose another port: ${variable}=${number + 100} npm start`,
    );
  }
}
