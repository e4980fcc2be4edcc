import { resolve } from 'node:path';
import { z } from 'zod';
import { PlainError } from '../commands/plain-error.ts';

const port = z.coerce.number().int().min(1).max(65_535);
const DEFAULT_PORT = 3000;
const DEFAULT_IDENTITY_PORT = 9100;

const schema = z.object({
  PORT: port.default(DEFAULT_PORT),
  IDENTITY_PORT: port.optional(),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  AUTH_ISSUER: z.url({ protocol: /^https?$/ }).optional(),
  AUTH_CLIENT_ID: z.string().min(1).optional(),
  AUTH_AUDIENCE: z.string().min(1).optional(),
  SITE_ORIGIN: z.url({ protocol: /^https?$/ }).optional(),
  DEMO_DATA: z.enum(['on', 'off']).default('on'),
  SITE_PRESET: z.enum(['meridian', 'plain', 'mountain']).optional(),
  METRICS_PORT: port.max(65_534).optional(),
  FAKE_GAME: z.enum(['on', 'off']).default('on'),
});

/** What a person can choose about a site on their own machine. */
export interface SiteSettings {
  port: number;
  identityPort: number;
  dataDir: string;
  /** An outside PostgreSQL; the embedded one when absent. */
  databaseUrl?: string;
  /** A real identity provider; the stand-in when absent. */
  issuer?: string;
  origin: string;
  /** Whether the demo's game server is played as well. */
  fakeGame?: boolean;
  /** Whether the demo community fills an empty database. */
  demo?: boolean;
  /** What a new site looks like and says, until its owner says something else. */
  preset?: string;
  /** Where the API serves its metrics; the gateway serves its own on the next port. Without it there are none. */
  metricsPort?: number;
  /** Where releases are that the site brings along; what this checkout has built when absent. */
  bundledReleases?: string;
  /** Remotes on development servers, by name, with their addresses. */
  development?: { remotes: Record<string, string> };
}

/** Reads the settings from the environment. @throws PlainError that names each wrong variable. */
export function readSiteSettings(environment: Record<string, string | undefined>): SiteSettings {
  const result = schema.safeParse(environment);
  if (!result.success) {
    const lines = result.error.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`);
    throw new PlainError(`These settings can't be used:\n${lines.join('\n')}`);
  }
  const { PORT, IDENTITY_PORT, DATA_DIR, DATABASE_URL, AUTH_ISSUER, SITE_ORIGIN } = result.data;
  const { DEMO_DATA, FAKE_GAME, SITE_PRESET, METRICS_PORT } = result.data;
  return {
    port: PORT,
    // A second site beside the first one takes a second stand-in, the same distance away.
    identityPort: IDENTITY_PORT ?? DEFAULT_IDENTITY_PORT + (PORT - DEFAULT_PORT),
    dataDir: resolve(DATA_DIR),
    databaseUrl: DATABASE_URL,
    issuer: AUTH_ISSUER,
    demo: DEMO_DATA === 'on',
    ...(SITE_PRESET && { preset: SITE_PRESET }),
    ...(METRICS_PORT !== undefined && { metricsPort: METRICS_PORT }),
    origin: SITE_ORIGIN ?? `http://localhost:${PORT}`,
    // A site with a real provider is for people, whose game server is a real one.
    fakeGame: FAKE_GAME === 'on' && DEMO_DATA === 'on' && !AUTH_ISSUER,
  };
}
