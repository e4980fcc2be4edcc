import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { Cluster } from '../postgres/cluster.ts';
import { createDatabase, untilReady } from '../postgres/connection.ts';
import { makePushKey } from '../release/push-key.ts';
import { publicKeys, signingKeyFile } from '../release/signing-key.ts';
import { BUILD, DEVELOPMENT_SHELL, SHELL } from '../workspace/folders.ts';
import { rendererPlan } from './renderer-process.ts';
import { servicePlan } from './service-process.ts';
import type { SiteSettings } from './site-settings.ts';
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
    async untilReady() {
      await untilReady(cluster.databaseUrl('postgres'));
      await createDatabase(cluster.databaseUrl('postgres'), DATABASE);
    },
  };
}

interface ServiceInput {
  settings: SiteSettings;
  databaseUrl: string;
  apiPort: number;
  /** The socket at which the gateway waits for the renderer. */
  rendererSocket: string;
  logFile(name: string): string;
}

/** The services of a site, in the order in which they start. */
export function servicePlans(input: ServiceInput): ProcessPlan[] {
  const { settings, databaseUrl, apiPort, rendererSocket, logFile } = input;
  const { port, identityPort, dataDir, origin, development } = settings;
  const issuer = settings.issuer ?? `http://localhost:${identityPort}/`;
  makePushKey();
  // What proves to the API that the gateway asks. Both are started here, so nobody has to keep it.
  const key = { GATEWAY_KEY: randomBytes(32).toString('base64url') };
  const shared = {
    ...{ HOST: 'localhost', AUTH_ISSUER: issuer, SITE_ORIGIN: origin, DATA_DIR: dataDir },
    ...(settings.demo !== undefined && { DEMO_DATA: settings.demo ? 'on' : 'off' }),
    ...(settings.preset && { SITE_PRESET: settings.preset }),
  };
  // Only a site with the stand-in is surely one that is tried out, and not one for people.
  const trial: Record<string, string> = settings.issuer ? {} : { FAULTS: 'on' };
  const discord = settings.issuer ? {} : discordStandIn(issuer);
  const folders = {
    RELEASES_DIR: join(dataDir, 'releases'),
    MEDIA_DIR: join(dataDir, 'media'),
    SHELL_DIR: development ? DEVELOPMENT_SHELL : SHELL,
    ARTWORK_DIR: join(BUILD, 'artwork'),
    PACKAGES_DIR: join(BUILD, 'packages'),
    ...(development && { DEVELOPMENT_REMOTES: JSON.stringify(development.remotes) }),
  };
  const identity = servicePlan({
    name: 'identity',
    logFile: logFile('identity'),
    // It refuses production, which a developer's own shell may have set for something else.
    environment: {
      ...shared,
      ...discord,
      ...{ NODE_ENV: 'development', IDENTITY_STAND_IN: 'on', IDENTITY_PORT: String(identityPort) },
    },
    healthUrl: `http://localhost:${identityPort}/health`,
  });
  const api = servicePlan({
    name: 'api',
    logFile: logFile('api'),
    environment: {
      ...shared,
      ...trial,
      ...discord,
      ...folders,
      ...key,
      API_PORT: String(apiPort),
      DATABASE_URL: databaseUrl,
      BUNDLED_RELEASES_DIR: settings.bundledReleases ?? join(BUILD, 'remotes'),
      RELEASE_SIGNING_KEY_FILE: signingKeyFile(),
    },
    healthUrl: `http://localhost:${apiPort}/api/health/ready`,
  });
  const gateway = servicePlan({
    name: 'gateway',
    logFile: logFile('gateway'),
    environment: {
      ...shared,
      ...trial,
      ...folders,
      ...key,
      PORT: String(port),
      API_URL: `http://localhost:${apiPort}`,
      RENDERER_SOCKET: rendererSocket,
      RELEASE_PUBLIC_KEYS: publicKeys().join(','),
      ...(!development && { DEVELOPMENT_SHELL_DIR: DEVELOPMENT_SHELL }),
    },
    healthUrl: `http://localhost:${port}/healthz`,
  });
  const renderer = rendererPlan(rendererSocket, logFile('renderer'));
  return [...(settings.issuer ? [] : [identity]), api, renderer, gateway];
}

/** The stand-in plays Discord too, unless somebody has named an application of their own. */
function discordStandIn(issuer: string): Record<string, string> {
  if (process.env.DISCORD_CLIENT_ID) return {};
  const secret = () => randomBytes(24).toString('base64url');
  return {
    ...{ DISCORD_URL: `${issuer}discord`, DISCORD_CLIENT_ID: '1001', DISCORD_CLIENT_SECRET: secret() },
    DISCORD_WEBHOOK_URL: `${issuer}discord/api/v10/webhooks/1001/${secret()}`,
    ...{ DISCORD_BOT_TOKEN: secret(), DISCORD_GUILD_ID: '1001', DISCORD_ROLE_ID: '1002' },
  };
}

export const databaseOf = (cluster: Cluster): string => cluster.databaseUrl(DATABASE);
