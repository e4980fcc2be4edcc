import { join, resolve } from 'node:path';
import { z } from 'zod';
import { LOG_LEVELS } from './log.ts';

/** Settings that the provider needs to start. */
export interface IdentityConfiguration {
  /** Address to listen on. */
  host: string;
  /** Port to listen on; 0 lets the system choose. */
  port: number;
  /** Issuer in every token, with a trailing slash. If absent, it is derived from the port. */
  issuer?: string | undefined;
  /** Audience of access tokens: the API's identifier. */
  audience: string;
  /** Id of the only client: the site itself, a public single-page application. */
  clientId: string;
  /** Origins allowed for sign-in, sign-out and cross-origin responses. The first one is the site's home. */
  siteOrigins: readonly string[];
  /** Folder for signing keys, accounts and sessions. */
  directory: string;
  /** The only application of the fake Discord; without it Discord isn't simulated. */
  discord?: { clientId: string; clientSecret: string } | undefined;
  /** Port on which it receives e-mails, to show them at `/mail`; 0 lets the system choose. Without it none are received. */
  mailPort?: number | undefined;
  /** Whether the demo accounts can be used; an empty site has none. */
  demo: boolean;
  /** Adds a new signing key at startup; the older ones stay published. */
  rotateKeys: boolean;
  logLevel: (typeof LOG_LEVELS)[number];
}

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|::1)$/;
const FLAG = z.enum(['0', '1'], 'must be 0 or 1').default('0');
const PORT = z.coerce.number('must be a port number').int().min(0).max(65_535);

const origin = z
  .string()
  .refine(
    (text) => URL.parse(text)?.origin === text,
    'must hold origins such as http://localhost:3000, without a path',
  );

const issuer = z.string().refine((text) => {
  const url = URL.parse(text);
  return (
    url?.href === text && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.hash
  );
}, 'must be an origin with a trailing slash, such as http://localhost:9100/');

export const environmentSchema = z.object({
  IDENTITY_STAND_IN: z
    .enum(['on', 'off'], 'must be on or off')
    .default('off')
    .describe(
      'on starts the local identity provider, whose passwords are public. Refused with NODE_ENV=production.',
    ),
  NODE_ENV: z.string().optional().describe('production on a site for people.'),
  HOST: z.string().default('localhost').describe('The address that the service listens on.'),
  IDENTITY_PORT: PORT.default(9100).describe('The port of the service.'),
  AUTH_ISSUER: issuer.optional().describe('The identity provider, with the slash at its end.'),
  AUTH_AUDIENCE: z
    .url('must be an absolute URI')
    .default('https://api.boardwalk.community')
    .describe('The identifier of the API at the identity provider.'),
  AUTH_CLIENT_ID: z
    .string()
    .regex(/^[\w.-]{1,64}$/, 'must be 1-64 letters, digits, dots or dashes')
    .default('boardwalk-site')
    .describe('The single page application at the identity provider.'),
  PORT: PORT.default(3000).describe('The port of the site.'),
  SITE_ORIGIN: z
    .string()
    .optional()
    .describe('The public address of the site, used in every link that is sent.'),
  DATA_DIR: z.string().default('.data').describe('The folder of all data.'),
  IDENTITY_MAIL_PORT: PORT.optional().describe(
    'The port at which the service receives e-mails, which it shows at /mail. Without it, it receives none.',
  ),
  DISCORD_CLIENT_ID: z.string().optional().describe('The application of the simulated Discord.'),
  DISCORD_CLIENT_SECRET: z.string().optional().describe('The secret of that application.'),
  DEMO_DATA: z
    .enum(['on', 'off'], 'must be on or off')
    .default('on')
    .describe('Whether the accounts of the demo exist.'),
  IDENTITY_ROTATE_KEYS: FLAG.describe(
    '1 puts a new signing key first at this start; older keys stay published.',
  ),
  IDENTITY_BEHIND_PUBLISHED_PORT: FLAG.describe(
    '1 says that the port is published on the loopback address only, as in docker-compose.yml.',
  ),
  LOG_LEVEL: z
    .enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`)
    .default('info')
    .describe('The lowest level that is logged.'),
});

/** An invalid configuration; the message names each invalid variable. */
export class ConfigurationError extends Error {
  override name = 'ConfigurationError';
}

function parse<Output>(schema: z.ZodType<Output>, value: unknown, variable = ''): Output {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const lines = result.error.issues.map((issue) => `${variable || issue.path.join('.')}: ${issue.message}`);
  throw new ConfigurationError(lines.join('\n'));
}

/**
 * Reads the configuration from environment variables. An empty variable counts as unset.
 * @throws ConfigurationError naming the variable if a value is invalid or would expose the provider to the network.
 */
export function readConfiguration(variables: Record<string, string | undefined>): IdentityConfiguration {
  const values = parse(
    environmentSchema,
    Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== '')),
  );
  if (values.NODE_ENV === 'production') {
    throw new ConfigurationError(
      'NODE_ENV: is "production". This is a stand-in with public passwords and never runs in production; point AUTH_ISSUER of the site at a real identity provider instead.',
    );
  }
  if (values.IDENTITY_STAND_IN === 'off') {
    throw new ConfigurationError(
      'IDENTITY_STAND_IN: is not "on". This is a stand-in with public passwords, so it starts only where somebody asks for it.',
    );
  }
  // The demo passwords are shown on the page: anyone who can reach the port can sign in as the owner.
  if (!LOOPBACK.test(values.HOST) && values.IDENTITY_BEHIND_PUBLISHED_PORT !== '1') {
    throw new ConfigurationError(
      `HOST: "${values.HOST}" is not a loopback address. Inside a container whose port is published on loopback only, say so with IDENTITY_BEHIND_PUBLISHED_PORT=1.`,
    );
  }
  const sites = (values.SITE_ORIGIN ?? `http://localhost:${values.PORT}`)
    .split(',')
    .map((site) => site.trim());
  return {
    host: values.HOST,
    port: values.IDENTITY_PORT,
    issuer: values.AUTH_ISSUER,
    audience: values.AUTH_AUDIENCE,
    clientId: values.AUTH_CLIENT_ID,
    siteOrigins: parse(z.array(origin), sites, 'SITE_ORIGIN'),
    directory: join(resolve(values.DATA_DIR), 'identity'),
    discord:
      values.DISCORD_CLIENT_ID && values.DISCORD_CLIENT_SECRET
        ? { clientId: values.DISCORD_CLIENT_ID, clientSecret: values.DISCORD_CLIENT_SECRET }
        : undefined,
    mailPort: values.IDENTITY_MAIL_PORT,
    demo: values.DEMO_DATA === 'on',
    rotateKeys: values.IDENTITY_ROTATE_KEYS === '1',
    logLevel: values.LOG_LEVEL,
  };
}
