import { resolve } from 'node:path';
import { PlainError } from '@boardwalk/build/command';
import { z } from 'zod';

const port = z.coerce.number().int().min(1).max(65_535);
const DEFAULT_PORT = 3000;
const DEFAULT_IDENTITY_PORT = 9100;

export const environmentSchema = z.object({
  PORT: port
    .default(DEFAULT_PORT)
    .describe('The port of the site. The port of the local identity provider moves with it.'),
  IDENTITY_PORT: port
    .optional()
    .describe('The port of the local identity provider. 9100, moved as far as PORT, by default.'),
  DATA_DIR: z.string().min(1).default('.data').describe('The folder of all data.'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .optional()
    .describe('A PostgreSQL of yours (15 or newer). The embedded one by default.'),
  AUTH_ISSUER: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('An identity provider, with the slash at its end. The local one by default.'),
  AUTH_CLIENT_ID: z
    .string()
    .min(1)
    .optional()
    .describe('The single page application at the identity provider.'),
  AUTH_AUDIENCE: z.string().min(1).optional().describe('The identifier of the API at the identity provider.'),
  SITE_ORIGIN: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('The public address of the site. http://localhost:<PORT> by default.'),
  DEMO_DATA: z
    .enum(['on', 'off'])
    .optional()
    .describe(
      'Whether the demo community fills an empty database, and its accounts can sign in. By default, as the site in the data folder is; on for a new one.',
    ),
  SITE_PRESET: z
    .enum(['meridian', 'plain', 'mountain'])
    .optional()
    .describe(
      'How a new site looks and reads until its owner changes it. meridian with demo data, else plain.',
    ),
  METRICS_PORT: port
    .max(65_534)
    .optional()
    .describe(
      'The port at which Prometheus reads the metrics of the API; those of the gateway are at the next one. There are none without it.',
    ),
  FAKE_GAME: z
    .enum(['on', 'off'])
    .default('on')
    .describe('Whether npm start simulates a game server for the demo community.'),
});

/** Settings of a site on the user's own machine. */
export interface SiteSettings {
  port: number;
  identityPort: number;
  dataDir: string;
  /** An outside PostgreSQL; the embedded one when absent. */
  databaseUrl?: string;
  /** A real identity provider; the stand-in when absent. */
  issuer?: string;
  origin: string;
  /** Whether the game server of a demo is simulated as well. */
  fakeGame?: boolean;
  /** Whether the demo community fills an empty database, and its accounts can sign in. When absent: as the existing site is, and for a new one. */
  demo?: boolean;
  /** Look and texts of a new site, until its owner changes them. */
  preset?: string;
  /** Port of the API's metrics; those of the gateway are on the next port. Without it there are no metrics. */
  metricsPort?: number;
  /** Folder of the releases that the site includes; those that this checkout has built by default. */
  bundledReleases?: string;
  /** Remotes on development servers, by name, with their addresses. */
  development?: { remotes: Record<string, string> };
}

/** Reads the settings from the environment. @throws PlainError that names each wrong variable. */
export function readSiteSettings(environment: Record<string, string | undefined>): SiteSettings {
  const result = environmentSchema.safeParse(environment);
  if (!result.success) {
    const lines = result.error.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`);
    throw new PlainError(`These settings can't be used:\n${lines.join('\n')}`);
  }
  const { PORT, IDENTITY_PORT, DATA_DIR, DATABASE_URL, AUTH_ISSUER, SITE_ORIGIN } = result.data;
  const { DEMO_DATA, FAKE_GAME, SITE_PRESET, METRICS_PORT } = result.data;
  return {
    port: PORT,
    // A second site next to the first one needs a second identity provider, at the same distance.
    identityPort: IDENTITY_PORT ?? DEFAULT_IDENTITY_PORT + (PORT - DEFAULT_PORT),
    dataDir: resolve(DATA_DIR),
    databaseUrl: DATABASE_URL,
    issuer: AUTH_ISSUER,
    ...(DEMO_DATA && { demo: DEMO_DATA === 'on' }),
    ...(SITE_PRESET && { preset: SITE_PRESET }),
    ...(METRICS_PORT !== undefined && { metricsPort: METRICS_PORT }),
    origin: SITE_ORIGIN ?? `http://localhost:${PORT}`,
    // A site with a real provider is for real users, whose game server is a real one.
    fakeGame: FAKE_GAME === 'on' && DEMO_DATA !== 'off' && !AUTH_ISSUER,
  };
}
