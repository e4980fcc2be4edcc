import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { BUILD, DEVELOPMENT_SHELL, PACKAGES, SHELL } from '@boardwalk/build/workspace';
import type { SiteSettings } from './site-settings.ts';

/** What a site is made of, beside what somebody has chosen. */
export interface SiteParts {
  settings: SiteSettings;
  databaseUrl: string;
  apiPort: number;
  /** The socket at which the gateway waits for the renderer. */
  rendererSocket: string;
  signingKeyFile: string;
  /** The keys whose release sets pages believe. */
  publicKeys: readonly string[];
}

/** What each service of a site is told beside the environment that it inherits. */
export function serviceEnvironments(parts: SiteParts) {
  const { settings, databaseUrl, apiPort, rendererSocket, signingKeyFile, publicKeys } = parts;
  const { port, identityPort, dataDir, origin, development } = settings;
  const issuer = settings.issuer ?? `http://localhost:${identityPort}/`;
  // What proves to the API that the gateway asks. Both are started here, so nobody has to keep it.
  const key = { GATEWAY_KEY: randomBytes(32).toString('base64url') };
  const shared = {
    HOST: 'localhost',
    AUTH_ISSUER: issuer,
    SITE_ORIGIN: origin,
    DATA_DIR: dataDir,
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
    PACKAGES_DIR: PACKAGES,
    ...(development && { DEVELOPMENT_REMOTES: JSON.stringify(development.remotes) }),
  };
  const metricsPort = settings.metricsPort;
  return {
    identity: {
      ...shared,
      ...discord,
      // It refuses production, which a developer's own shell may have set for something else.
      NODE_ENV: 'development',
      IDENTITY_STAND_IN: 'on',
      IDENTITY_PORT: String(identityPort),
    },
    api: {
      ...shared,
      ...trial,
      ...discord,
      ...folders,
      ...key,
      API_PORT: String(apiPort),
      DATABASE_URL: databaseUrl,
      BUNDLED_RELEASES_DIR: settings.bundledReleases ?? join(BUILD, 'remotes'),
      RELEASE_SIGNING_KEY_FILE: signingKeyFile,
      ...(metricsPort !== undefined && { METRICS_PORT: String(metricsPort) }),
    },
    gateway: {
      ...shared,
      ...trial,
      ...folders,
      ...key,
      PORT: String(port),
      API_URL: `http://localhost:${apiPort}`,
      RENDERER_SOCKET: rendererSocket,
      ...(publicKeys.length > 0 && { RELEASE_PUBLIC_KEYS: publicKeys.join(',') }),
      ...(!development && { DEVELOPMENT_SHELL_DIR: DEVELOPMENT_SHELL }),
      // Each process has a port of its own.
      ...(metricsPort !== undefined && { METRICS_PORT: String(metricsPort + 1) }),
    },
  };
}

/** The stand-in plays Discord too, unless somebody has named an application of their own. */
function discordStandIn(issuer: string): Record<string, string> {
  if (process.env.DISCORD_CLIENT_ID) return {};
  const secret = () => randomBytes(24).toString('base64url');
  return {
    DISCORD_URL: `${issuer}discord`,
    DISCORD_CLIENT_ID: '1001',
    DISCORD_CLIENT_SECRET: secret(),
    DISCORD_WEBHOOK_URL: `${issuer}discord/api/v10/webhooks/1001/${secret()}`,
    DISCORD_BOT_TOKEN: secret(),
    DISCORD_GUILD_ID: '1001',
    DISCORD_ROLE_ID: '1002',
  };
}
