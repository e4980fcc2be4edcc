import { makePushKey } from '../keys/push-key.ts';
import { publicKeys, signingKeyFile } from '../keys/signing-key.ts';
import type { Cluster } from '../postgres/cluster.ts';
import { createDatabase, untilReady } from '../postgres/connection.ts';
import { rendererPlan } from './renderer-process.ts';
import { type SiteParts, serviceEnvironments } from './service-environments.ts';
import { servicePlan } from './service-process.ts';
import type { ProcessPlan } from './supervised-process.ts';

/** The name of the site's database in an embedded PostgreSQL. */
export const DATABASE = 'boardwalk';

export function postgresPlan(cluster: Cluster, logFile: string): ProcessPlan {
  return {
    name: 'postgres',
    logFile,
    start: cluster.start,
    // SIGINT is PostgreSQL's "fast" stop: it ends connections instead of waiting for them.
    stopSignal: 'SIGINT',
    async untilReady(signal) {
      await untilReady(cluster.databaseUrl('postgres'), signal);
      await createDatabase(cluster.databaseUrl('postgres'), DATABASE);
    },
  };
}

interface ServiceInput extends Omit<SiteParts, 'signingKeyFile' | 'publicKeys'> {
  logFile(name: string): string;
}

/** Returns the plans of a site's services, in the order in which they start. */
export function servicePlans({ logFile, ...parts }: ServiceInput): ProcessPlan[] {
  const { settings, apiPort, rendererSocket } = parts;
  makePushKey();
  const keys = { signingKeyFile: signingKeyFile(), publicKeys: publicKeys() };
  const environments = serviceEnvironments({ ...parts, ...keys });
  const planOf = (name: keyof typeof environments, healthUrl: string) =>
    servicePlan({ name, logFile: logFile(name), environment: environments[name], healthUrl });
  const identity = planOf('identity', `http://localhost:${settings.identityPort}/health`);
  const api = planOf('api', `http://localhost:${apiPort}/api/health/ready`);
  const gateway = planOf('gateway', `http://localhost:${settings.port}/healthz`);
  const renderer = rendererPlan(rendererSocket, logFile('renderer'));
  return [...(settings.issuer ? [] : [identity]), api, renderer, gateway];
}

export const databaseOf = (cluster: Cluster): string => cluster.databaseUrl(DATABASE);
