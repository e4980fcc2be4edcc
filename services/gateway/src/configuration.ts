import { readFileSync } from 'node:fs';
import { type TrustedProxies, trustedProxies } from '@boardwalk/server';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';

const port = z.coerce.number().int().min(0).max(65_535);
const origin = z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin);
const localOrigin = z.string().regex(/^http:\/\/localhost:\d+\/?$/, 'must be addresses on localhost');

function readProxies(text: string, context: z.RefinementCtx): TrustedProxies {
  try {
    return trustedProxies(text);
  } catch (error) {
    context.addIssue({ code: 'custom', message: (error as Error).message });
    return z.NEVER;
  }
}

const schema = z.object({
  PORT: port.default(3000),
  HOST: z.string().min(1).default('localhost'),
  API_URL: origin.default('http://localhost:3001'),
  SITE_ORIGIN: origin.optional(),
  AUTH_ISSUER: z.url({ protocol: /^https?$/ }).default('http://localhost:9100/'),
  AUTH_CLIENT_ID: z.string().min(1).default('boardwalk-site'),
  AUTH_AUDIENCE: z.string().min(1).default('https://api.boardwalk.community'),
  SHELL_DIR: z.string().min(1).default('.build/shell'),
  RELEASES_DIR: z.string().min(1).default('.data/releases'),
  ARTWORK_DIR: z.string().min(1).default('.build/artwork'),
  // The keys that release sets and tickets are signed with, as the shell pins them: here, or in a file.
  RELEASE_PUBLIC_KEYS: z.string().min(1).optional(),
  RELEASE_PUBLIC_KEYS_FILE: z.string().min(1).optional(),
  // Remotes that run on development servers of this computer, as JSON: { "news": "http://localhost:4101/" }.
  DEVELOPMENT_REMOTES: z
    .string()
    .transform((text, context) => {
      try {
        return JSON.parse(text) as unknown;
      } catch {
        context.addIssue({ code: 'custom', message: 'must be JSON' });
        return z.NEVER;
      }
    })
    .pipe(z.record(z.string(), localOrigin))
    .optional(),
  // A build of the shell with React's development build: what hot reload needs.
  DEVELOPMENT_SHELL_DIR: z.string().min(1).optional(),
  // The program that draws pages on the server: the one beside the gateway's own. Without it browsers draw every page.
  RENDERER: z.string().min(1).optional(),
  NODE_ENV: z.string().optional(),
  // `off` takes the worker back that keeps the site for a time without network, from every browser that has it.
  SERVICE_WORKER: z.enum(['on', 'off']).default('on'),
  // Proxies in front whose X-Forwarded-For is believed: addresses, ranges, `loopback`, `linklocal`, `uniquelocal`; none by default.
  TRUSTED_PROXIES: z.string().default('').transform(readProxies),
  // So many times the usual limits, for sites whose visitors share an address, and for measurements.
  RATE_LIMIT_FACTOR: z.coerce.number().positive().max(1_000_000).default(1),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

export type Configuration = z.output<typeof schema> & { publicKeys: string[] };

/** Somebody set a variable to something that the gateway can't work with. */
export class ConfigurationError extends Error {}

/** Reads the gateway's settings. @throws ConfigurationError that names each wrong variable. */
export function readConfiguration(environment: Record<string, string | undefined>): Configuration {
  const result = schema.safeParse(environment);
  if (!result.success) {
    const lines = result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
    throw new ConfigurationError(lines.join('\n'));
  }
  return { ...result.data, publicKeys: publicKeysOf(result.data) };
}

/** The site's own address: the configured one, else the one that was asked. */
export function originOf(request: FastifyRequest, { SITE_ORIGIN }: Configuration): string {
  return SITE_ORIGIN ?? `${request.protocol}://${request.host}`;
}

function publicKeysOf({ RELEASE_PUBLIC_KEYS, RELEASE_PUBLIC_KEYS_FILE }: z.output<typeof schema>): string[] {
  const text = RELEASE_PUBLIC_KEYS ?? readKeys(RELEASE_PUBLIC_KEYS_FILE);
  return text
    .split(/[\s,]+/)
    .map((key) => key.trim())
    .filter((key) => key !== '');
}

function readKeys(file: string | undefined): string {
  if (!file) return '';
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new ConfigurationError(`RELEASE_PUBLIC_KEYS_FILE: ${file} can't be read`);
  }
}
