import { GATEWAY_KEY_LENGTH } from '@boardwalk/contracts';
import {
  type TracingSettings,
  type TrustedProxies,
  tracingEnvironment,
  tracingSettings,
  trustedProxies,
  variableName,
  withSecretFiles,
} from '@boardwalk/server';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';

const port = z.coerce.number().int().min(0).max(65_535);
const origin = z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin);
const gatewayKey = z.string().trim().min(GATEWAY_KEY_LENGTH);
const MAX_RATE_LIMIT_FACTOR = 20;
/** 32 bytes. */
const RAW_KEY = /^[A-Za-z0-9_-]{43}$/;
/** Https origins, separated by commas. */
const streamOrigins = z
  .string()
  .transform((text) => text.split(',').flatMap((part) => part.trim() || []))
  .pipe(z.array(z.url({ protocol: /^https$/ }).transform((url) => new URL(url).origin)));
const localOrigin = z.string().regex(/^http:\/\/localhost:\d+\/?$/, 'must be addresses on localhost');

function readProxies(text: string, context: z.RefinementCtx): TrustedProxies {
  try {
    return trustedProxies(text);
  } catch (error) {
    context.addIssue({ code: 'custom', message: (error as Error).message });
    return z.NEVER;
  }
}

export const environmentSchema = z.object({
  PORT: port.default(3000).describe('The port of the site.'),
  HOST: z.string().min(1).default('localhost').describe('The address that the service listens on.'),
  METRICS_PORT: port
    .optional()
    .describe('The port at which Prometheus reads the metrics. There are none without it.'),
  ...tracingEnvironment,
  API_URL: z
    .string()
    .default('http://localhost:3001')
    .transform((text) => text.split(',').map((part) => part.trim()))
    .pipe(z.array(origin).min(1))
    .describe(
      'The API, or several separated by commas: requests take turns, and those that are not ready are left out.',
    ),
  REDIS_URL: z
    .url({ protocol: /^rediss?$/ })
    .optional()
    .describe(
      'Redis, for the events and rate limits of several processes. Without it PostgreSQL carries the events, and each process counts requests by itself.',
    ),
  REDIS_PREFIX: z
    .string()
    .min(1)
    .default('boardwalk:')
    .describe('The prefix of the keys of this site in Redis.'),
  SITE_ORIGIN: origin.optional().describe('The public address of the site, used in every link that is sent.'),
  AUTH_ISSUER: z
    .url({ protocol: /^https?$/ })
    .default('http://localhost:9100/')
    .describe('The identity provider, with the slash at its end.'),
  AUTH_CLIENT_ID: z
    .string()
    .min(1)
    .default('boardwalk-site')
    .describe('The single page application at the identity provider.'),
  AUTH_AUDIENCE: z
    .string()
    .min(1)
    .default('https://api.boardwalk.community')
    .describe('The identifier of the API at the identity provider.'),
  SHELL_DIR: z.string().min(1).default('.build/shell').describe('The folder of the built shell.'),
  RELEASES_DIR: z
    .string()
    .min(1)
    .default('.data/releases')
    .describe('The folder of published releases, the same as that of the API.'),
  PACKAGES_DIR: z
    .string()
    .min(1)
    .default('.build/packages')
    .describe('The folder of the packages for teams outside.'),
  ARTWORK_DIR: z
    .string()
    .min(1)
    .default('.build/artwork')
    .describe('The folder of the pictures that come with the site.'),
  RELEASE_PUBLIC_KEYS: z
    .string()
    .min(1)
    .optional()
    .describe('The public keys that release sets may be signed with, in base64url, separated by commas.'),
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
    .optional()
    .describe(
      'Remotes on development servers of this computer, as JSON: { "news": "http://localhost:4101/" }. Set by npm run dev.',
    ),
  DEVELOPMENT_SHELL_DIR: z
    .string()
    .min(1)
    .optional()
    .describe("A build of the shell with React's development build, which hot reload needs."),
  RENDERER_SOCKET: z
    .string()
    .min(1)
    .optional()
    .describe(
      'The Unix socket at which the gateway waits for the renderer. Browsers render every page without it.',
    ),
  GATEWAY_KEY: gatewayKey
    .optional()
    .describe(
      'The shared secret (at least 32 characters) by which the API recognizes the gateway, whose own requests are not rate-limited.',
    ),
  RATE_LIMIT_FACTOR: z.coerce
    .number()
    .positive()
    .max(1_000_000)
    .default(1)
    .describe(
      'Multiplies the rate limits of requests and pages (300 a minute for an address). At most 20 without LIFTED_LIMITS.',
    ),
  LIFTED_LIMITS: z
    .enum(['on', 'off'])
    .default('off')
    .describe('Allows a larger RATE_LIMIT_FACTOR, for tests and benchmarks.'),
  FAULTS: z
    .enum(['on', 'off'])
    .default('off')
    .describe('Lets a query make a remote fail on purpose, for tests. Ignored in production.'),
  NODE_ENV: z.string().optional().describe('production on a site for people.'),
  SERVICE_WORKER: z
    .enum(['on', 'off'])
    .default('on')
    .describe(
      'off removes the service worker, and its cache for use without network, from every browser that has it.',
    ),
  TRUSTED_PROXIES: z
    .string()
    .default('')
    .transform(readProxies)
    .describe(
      'Proxies whose X-Forwarded-For is trusted: addresses, networks (10.0.0.0/8), loopback, linklocal, uniquelocal, separated by commas. Behind a proxy that is not listed, all visitors count as one.',
    ),
  STREAM_ORIGINS: streamOrigins
    .default([])
    .describe(
      'Servers of streamers whose playlists pages may play, as https origins separated by commas. The same for API and gateway.',
    ),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .default('info')
    .describe('The lowest level that is logged.'),
});

/** Settings that may also be in files: `GATEWAY_KEY_FILE` names the file with the value of `GATEWAY_KEY`. */
export const SECRETS = ['GATEWAY_KEY', 'REDIS_URL', 'RELEASE_PUBLIC_KEYS'];

export type Configuration = z.output<typeof environmentSchema> & {
  publicKeys: string[];
  tracing: TracingSettings | undefined;
};

/** An invalid setting of the gateway. */
export class ConfigurationError extends Error {}

/** Reads the gateway's settings. An empty variable counts as unset. @throws ConfigurationError that names each invalid variable. */
export function readConfiguration(environment: Record<string, string | undefined>): Configuration {
  const set = readSecrets(
    Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== '')),
  );
  const result = environmentSchema.safeParse(set);
  if (!result.success) {
    const lines = result.error.issues.map(
      ({ path: [name, ...rest], message }) =>
        `${[variableName(set, String(name)), ...rest].join('.')}: ${message}`,
    );
    throw new ConfigurationError(lines.join('\n'));
  }
  const { RATE_LIMIT_FACTOR, LIFTED_LIMITS } = result.data;
  if (RATE_LIMIT_FACTOR > MAX_RATE_LIMIT_FACTOR && LIFTED_LIMITS === 'off')
    throw new ConfigurationError(
      `RATE_LIMIT_FACTOR: is ${MAX_RATE_LIMIT_FACTOR} at most without LIFTED_LIMITS=on`,
    );
  return { ...result.data, publicKeys: publicKeysOf(result.data), tracing: tracingSettings(result.data) };
}

/** Returns the site's origin: the configured one, else that of the request. */
export function originOf(request: FastifyRequest, { SITE_ORIGIN }: Configuration): string {
  return SITE_ORIGIN ?? `${request.protocol}://${request.host}`;
}

function publicKeysOf({ RELEASE_PUBLIC_KEYS: text = '' }: z.output<typeof environmentSchema>): string[] {
  const keys = text.split(/[\s,]+/).filter((key) => key !== '');
  const wrong = keys.find((key) => !RAW_KEY.test(key));
  if (wrong !== undefined)
    throw new ConfigurationError(`RELEASE_PUBLIC_KEYS: "${wrong}" is no Ed25519 key in base64url`);
  return keys;
}

function readSecrets(environment: Record<string, string | undefined>) {
  try {
    return withSecretFiles(environment, SECRETS);
  } catch (error) {
    throw new ConfigurationError((error as Error).message);
  }
}
