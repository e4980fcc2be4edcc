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
/** Origins by https, divided by commas. */
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

const schema = z.object({
  PORT: port.default(3000),
  HOST: z.string().min(1).default('localhost'),
  // Where Prometheus finds the metrics; without it there are none.
  METRICS_PORT: port.optional(),
  ...tracingEnvironment,
  // The API, or several of them, divided by commas: calls take turns, those that aren't ready are left out.
  API_URL: z
    .string()
    .default('http://localhost:3001')
    .transform((text) => text.split(',').map((part) => part.trim()))
    .pipe(z.array(origin).min(1)),
  // Counts what addresses ask for together with other gateways; without it each counts on its own.
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  // What the names of this site begin with in a Redis that others use too.
  REDIS_PREFIX: z.string().min(1).default('boardwalk:'),
  SITE_ORIGIN: origin.optional(),
  AUTH_ISSUER: z.url({ protocol: /^https?$/ }).default('http://localhost:9100/'),
  AUTH_CLIENT_ID: z.string().min(1).default('boardwalk-site'),
  AUTH_AUDIENCE: z.string().min(1).default('https://api.boardwalk.community'),
  SHELL_DIR: z.string().min(1).default('.build/shell'),
  RELEASES_DIR: z.string().min(1).default('.data/releases'),
  // The packages for teams outside.
  PACKAGES_DIR: z.string().min(1).default('.build/packages'),
  ARTWORK_DIR: z.string().min(1).default('.build/artwork'),
  // The keys that release sets and tickets are signed with, which pages and workers are told.
  RELEASE_PUBLIC_KEYS: z.string().min(1).optional(),
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
  // The unix socket at which the renderer finds the gateway. Without it browsers draw every page.
  RENDERER_SOCKET: z.string().min(1).optional(),
  // What proves to the API that the gateway asks. Without it the gateway is counted as a visitor is.
  GATEWAY_KEY: gatewayKey.optional(),
  // Multiplies how many pages an address may ask for. More than a busy site may want is for those who measure or test, who say so.
  RATE_LIMIT_FACTOR: z.coerce.number().positive().max(1_000_000).default(1),
  LIFTED_LIMITS: z.enum(['on', 'off']).default('off'),
  // `on` lets a query make a remote fail on purpose. Never in production.
  FAULTS: z.enum(['on', 'off']).default('off'),
  NODE_ENV: z.string().optional(),
  // `off` takes the worker back that keeps the site for a time without network, from every browser that has it.
  SERVICE_WORKER: z.enum(['on', 'off']).default('on'),
  // Proxies in front whose X-Forwarded-For is believed: addresses, ranges, `loopback`, `linklocal`, `uniquelocal`; none by default.
  TRUSTED_PROXIES: z.string().default('').transform(readProxies),
  // Servers of streamers whose playlists may be played, by https. The API has the same list.
  STREAM_ORIGINS: streamOrigins.default([]),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

/** What can stand in files, too: `GATEWAY_KEY_FILE` names the one with the value of `GATEWAY_KEY`. */
const SECRETS = ['GATEWAY_KEY', 'REDIS_URL', 'RELEASE_PUBLIC_KEYS'];

export type Configuration = z.output<typeof schema> & {
  publicKeys: string[];
  tracing: TracingSettings | undefined;
};

/** Somebody set a variable to something that the gateway can't work with. */
export class ConfigurationError extends Error {}

/** Reads the gateway's settings. An empty variable counts as unset. @throws ConfigurationError that names each wrong variable. */
export function readConfiguration(environment: Record<string, string | undefined>): Configuration {
  const set = readSecrets(
    Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== '')),
  );
  const result = schema.safeParse(set);
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

/** The site's own address: the configured one, else the one that was asked. */
export function originOf(request: FastifyRequest, { SITE_ORIGIN }: Configuration): string {
  return SITE_ORIGIN ?? `${request.protocol}://${request.host}`;
}

function publicKeysOf({ RELEASE_PUBLIC_KEYS: text = '' }: z.output<typeof schema>): string[] {
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
