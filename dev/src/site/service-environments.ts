import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { BUILD, DEVELOPMENT_SHELL, PACKAGES, SHELL } from '@boardwalk/build/workspace';
import type { SiteSettings } from './site-settings.ts';

/** Parts of a site besides its chosen settings. */
export interface SiteParts {
  settings: SiteSettings;
  databaseUrl: string;
  apiPort: number;
  /** The socket on which the gateway waits for the renderer. */
  rendererSocket: string;
  signingKeyFile: string;
  /** The keys whose release sets pages accept. */
  publicKeys: readonly string[];
}

/** Returns the variables that each service gets in addition to the inherited environment. */
export function serviceEnvironments(parts: SiteParts) {
  const { settings, databaseUrl, apiPort, rendererSocket, signingKeyFile, publicKeys } = parts;
  const { port, identityPort, dataDir, origin, development } = settings;
  const issuer = settings.issuer ?? `http://localhost:${identityPort}/`;
  // Identifies the gateway to the API. Both are started here, so the key needs no storage.
  const key = { GATEWAY_KEY: randomBytes(32).toString('base64url') };
  const shared = {
    HOST: 'localhost',
    AUTH_ISSUER: issuer,
    SITE_ORIGIN: origin,
    DATA_DIR: dataDir,
    ...(settings.demo !== undefined && { DEMO_DATA: settings.demo ? 'on' : 'off' }),
    ...(settings.preset && { SITE_PRESET: settings.preset }),
  };
  // Only a site with the local identity provider is certainly for trial, and not for real users.
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
      // The local identity provider refuses production, which a developer's shell may have set for another purpose.
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
      // Each process has its own port.
      ...(metricsPort !== undefined && { METRICS_PORT: String(metricsPort + 1) }),
    },
  };
}

/** Returns the settings of the simulated Discord, unless the environment names a real application. */
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
