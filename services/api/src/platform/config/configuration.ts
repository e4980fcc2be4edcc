import { GATEWAY_KEY_LENGTH, zoneName } from '@boardwalk/contracts';
import { tracingEnvironment, tracingSettings, trustedProxies } from '@boardwalk/server';
import { z } from 'zod';
import { backupEnvironment, backupsOf } from './backups.ts';
import { ConfigurationError } from './configuration-error.ts';
import { discordEnvironment, discordOf } from './discord.ts';
import { problemsOf, readSecrets } from './reading.ts';
import { streamingEnvironment, streamingOf } from './streaming.ts';
import { webAddress } from './web-address.ts';

export { ConfigurationError };

const port = z.coerce.number().int().min(0).max(65_535);
const folder = z.string().min(1);
function parsedObject(text: string, context: z.RefinementCtx): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    context.addIssue({ code: 'custom', message: 'must be JSON' });
    return z.NEVER;
  }
}
/** JSON: { "news": "http://localhost:4101/" }. */
const developmentServers = z
  .string()
  .transform(parsedObject)
  .pipe(
    z.record(z.string(), z.string().regex(/^http:\/\/localhost:\d+\/$/, 'must be addresses on localhost')),
  );
const databaseUrl = z.url({
  protocol: /^postgres(ql)?$/,
  error:
    'must be a postgres:// address. A password with characters such as @, :, / or # is percent-encoded in it, or set as it is in DATABASE_PASSWORD',
});
const mailServer = z.url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// address' });
/** Hosts of the push services of Chrome and its derivatives, Firefox, Safari and Edge. */
const PUSH_SERVICES = 'fcm.googleapis.com,*.push.services.mozilla.com,*.push.apple.com,*.notify.windows.com';
const listed = (text: string) => text.split(',').map((part) => part.trim());
const off = z.enum(['on', 'off']).default('off');
/** Upper bound for a busy production site. Benchmarks and tests may go higher. */
const MAX_RATE_LIMIT_FACTOR = 20;
const gatewayKey = z.string().trim().min(GATEWAY_KEY_LENGTH);
const amount = (max: number) => z.coerce.number().positive().max(max);

function proxyNames(text: string, context: z.RefinementCtx): string[] {
  try {
    return trustedProxies(text).names;
  } catch (error) {
    context.addIssue({ code: 'custom', message: (error as Error).message });
    return z.NEVER;
  }
}

export const environmentSchema = z
  .object({
    HOST: z.string().min(1).default('localhost').describe('The address that the service listens on.'),
    API_PORT: port.default(3001).describe('The port of the API.'),
    SHUTDOWN_DELAY: z.coerce
      .number()
      .int()
      .min(0)
      .max(5_000)
      .default(0)
      .describe(
        'Milliseconds after SIGTERM during which the API reports that it is not ready and still answers, so that gateways stop sending to it. 2500 with several APIs behind a gateway or load balancer.',
      ),
    METRICS_PORT: port
      .optional()
      .describe('The port at which Prometheus reads the metrics. There are none without it.'),
    ...tracingEnvironment,
    DATABASE_URL: databaseUrl.describe(
      'The PostgreSQL database (15 or newer), postgres://user:password@host:5432/name.',
    ),
    DATABASE_PASSWORD: z
      .string()
      .optional()
      .describe('The password of DATABASE_URL as it is, instead of encoded in that address.'),
    DATABASE_EVENTS_URL: databaseUrl
      .optional()
      .describe(
        'The database without a pooler such as PgBouncer, for LISTEN and migrations. DATABASE_URL by default.',
      ),
    DATABASE_POOL_SIZE: amount(200)
      .pipe(z.int().min(2))
      .default(10)
      .describe(
        'Connections of one API process. All processes together must stay below max_connections of PostgreSQL.',
      ),
    DATABASE_STATEMENT_TIMEOUT: amount(600_000)
      .pipe(z.int().min(500))
      .default(10_000)
      .describe('Milliseconds after which PostgreSQL cancels a statement.'),
    REDIS_URL: z
      .url({ protocol: /^rediss?$/, error: 'must be a redis:// address' })
      .optional()
      .describe(
        'Redis, for the events and rate limits of several processes. Without it PostgreSQL carries the events, and each process counts requests by itself.',
      ),
    REDIS_PREFIX: z
      .string()
      .min(1)
      .default('boardwalk:')
      .describe('The prefix of the keys of this site in Redis.'),
    AUTH_ISSUER: webAddress
      .endsWith('/', 'must end with a slash, as the issuer in the tokens does')
      .default('http://localhost:9100/')
      .describe('The identity provider, with the slash at its end.'),
    AUTH_AUDIENCE: z
      .string()
      .min(1)
      .default('https://api.boardwalk.community')
      .describe('The identifier of the API at the identity provider.'),
    AUTH_JWKS_URL: webAddress
      .optional()
      .describe('The public keys of the identity provider. <issuer>.well-known/jwks.json by default.'),
    AUTH_USERINFO_URL: webAddress
      .optional()
      .describe('The userinfo endpoint of the identity provider. <issuer>userinfo by default.'),
    SITE_ORIGIN: webAddress
      .default('http://localhost:3000')
      .describe('The public address of the site, used in every link that is sent.'),
    SITE_TIME_ZONE: zoneName
      .default('UTC')
      .describe(
        'The time zone (IANA name) of times in e-mails and pushes to members who have set none, where the event has none either.',
      ),
    RELEASES_DIR: folder
      .default('.data/releases')
      .describe('The folder of published releases; with RELEASE_STORAGE=s3, of their cache.'),
    BUNDLED_RELEASES_DIR: folder
      .default('.build/remotes')
      .describe('The folder of the releases that this checkout has built.'),
    RELEASE_STORAGE: z
      .enum(['disk', 's3'])
      .default('disk')
      .describe(
        'Where releases and uploaded pictures are stored: on disk, or in an S3 bucket that all machines share.',
      ),
    RELEASE_SIGNING_KEY_FILE: folder
      .default('.build/keys/release-signing.json')
      .describe('The Ed25519 key that signs release sets, as a JWK.'),
    RELEASE_WEBHOOK_URL: webAddress
      .optional()
      .describe('A webhook that is called when a version of a remote was rolled back.'),
    ALERT_WEBHOOK_URL: webAddress
      .optional()
      .describe(
        'A webhook of Discord, Slack, Mattermost or anything that takes JSON, called when the site needs its operator.',
      ),
    S3_ENDPOINT: webAddress.optional().describe('The endpoint of the S3 storage. The one of AWS by default.'),
    S3_REGION: z.string().min(1).default('us-east-1').describe('The region of the S3 storage.'),
    S3_BUCKET: z
      .string()
      .min(1)
      .default('boardwalk-releases')
      .describe('The bucket of releases and uploaded pictures.'),
    S3_ACCESS_KEY_ID: z.string().min(1).optional().describe('The access key of the S3 storage.'),
    S3_SECRET_ACCESS_KEY: z.string().min(1).optional().describe('The secret of that access key.'),
    SHELL_DIR: folder.default('.build/shell').describe('The folder of the built shell.'),
    DEVELOPMENT_REMOTES: developmentServers
      .optional()
      .describe(
        'Remotes on development servers of this computer, as JSON: { "news": "http://localhost:4101/" }. Set by npm run dev.',
      ),
    FAULTS: off.describe('Lets a query make a remote fail on purpose, for tests. Ignored in production.'),
    NODE_ENV: z.string().optional().describe('production on a site for people.'),
    MEDIA_DIR: folder
      .default('.data/media')
      .describe('The folder of uploaded pictures, unless RELEASE_STORAGE is s3.'),
    ARTWORK_DIR: folder
      .default('.build/artwork')
      .describe('The folder of the pictures that come with the site.'),
    SMTP_URL: mailServer
      .optional()
      .describe(
        'The mail server, smtp://user:password@host:587 or smtps://…. E-mails are not offered without it. Needs MAIL_FROM.',
      ),
    MAIL_FROM: z
      .string()
      .regex(/^[^\p{Cc}]*[^\s@<]+@[^\s@>]+>?$/u, 'must be an e-mail address')
      .optional()
      .describe('The sender of e-mails, such as Meridian <post@your-site.example>. Needs SMTP_URL.'),
    VAPID_KEY_FILE: folder
      .optional()
      .describe(
        'The private key that signs pushes, a JWK (EC, P-256). .build/keys/push.json by default, created at the first start; with another key browsers have to subscribe again. off: no pushes.',
      ),
    PUSH_SERVICES: z
      .string()
      .min(1)
      .default(PUSH_SERVICES)
      .describe('The hosts that pushes may be sent to, separated by commas; *.host for all below one.'),
    PRIVATE_HOSTS: z
      .string()
      .min(1)
      .optional()
      .describe(
        'Private hosts that addresses written by members may lead to, separated by commas. Private, loopback and reserved addresses are refused otherwise.',
      ),
    REMOTE_BACKENDS: z
      .string()
      .transform(parsedObject)
      .pipe(
        z.record(
          z.string(),
          z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin),
        ),
      )
      .optional()
      .describe(
        'Addresses of the backends of remotes, as JSON: { "polls": "http://polls:4000" }. They may be private. Owners register others at /admin/releases.',
      ),
    GAME_WHITELIST: z
      .enum(['on', 'off'])
      .default('on')
      .describe(
        'Whether the game server admits only whitelisted members. It learns of a change with its next heartbeat.',
      ),
    ...discordEnvironment,
    ...streamingEnvironment,
    ...backupEnvironment,
    LOG_LEVEL: z
      .enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'])
      .default('info')
      .describe('The lowest level that is logged.'),
    DEMO_DATA: z
      .enum(['on', 'off'])
      .default('on')
      .describe('Whether the demo community fills an empty database.'),
    SITE_PRESET: z
      .enum(['meridian', 'plain', 'mountain'])
      .optional()
      .describe(
        'How a new site looks and reads until its owner changes it. meridian with demo data, else plain.',
      ),
    RATE_LIMIT_FACTOR: amount(1_000_000)
      .default(1)
      .describe(
        'Multiplies the rate limits of requests and pages (300 a minute for an address). At most 20 without LIFTED_LIMITS.',
      ),
    LIFTED_LIMITS: off.describe('Allows a larger RATE_LIMIT_FACTOR, for tests and benchmarks.'),
    TRUSTED_PROXIES: z
      .string()
      .min(1)
      .default('loopback')
      .transform(proxyNames)
      .describe(
        'Proxies whose X-Forwarded-For is trusted: addresses, networks (10.0.0.0/8), loopback, linklocal, uniquelocal, separated by commas. Behind a proxy that is not listed, all visitors count as one.',
      ),
    GATEWAY_KEY: gatewayKey
      .optional()
      .describe(
        'The shared secret (at least 32 characters) by which the API recognizes the gateway, whose own requests are not rate-limited.',
      ),
  })
  // With only one of the two, e-mails would silently stay off.
  .superRefine(({ SMTP_URL, MAIL_FROM }, { addIssue }) => {
    if (SMTP_URL && !MAIL_FROM) addIssue({ code: 'custom', path: ['MAIL_FROM'], message: 'is required' });
    if (MAIL_FROM && !SMTP_URL) addIssue({ code: 'custom', path: ['SMTP_URL'], message: 'is required' });
  })
  .superRefine(({ BACKUP_FOLDER, BACKUP_BUCKET }, { addIssue }) => {
    if (BACKUP_BUCKET && !BACKUP_FOLDER)
      addIssue({ code: 'custom', path: ['BACKUP_FOLDER'], message: 'is required' });
  })
  .superRefine(({ RATE_LIMIT_FACTOR, LIFTED_LIMITS }, { addIssue }) => {
    const message = `is ${MAX_RATE_LIMIT_FACTOR} at most without LIFTED_LIMITS=on`;
    if (RATE_LIMIT_FACTOR > MAX_RATE_LIMIT_FACTOR && LIFTED_LIMITS === 'off')
      addIssue({ code: 'custom', path: ['RATE_LIMIT_FACTOR'], message });
  });

/** Complete, validated configuration from the environment. */
export type Configuration = ReturnType<typeof configurationFrom>;
export type RedisSettings = NonNullable<Configuration['redis']>;
export const CONFIGURATION = Symbol('configuration');

/** Reads the configuration. @throws ConfigurationError naming every invalid variable. */
export function configurationFrom(environment: Record<string, string | undefined>) {
  const set = readSecrets(
    Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== '')),
  );
  const result = environmentSchema.safeParse(set);
  if (!result.success) throw new ConfigurationError(problemsOf(result.error, set));
  const env = result.data;
  return {
    host: env.HOST,
    port: env.API_PORT,
    shutdownDelayMs: env.SHUTDOWN_DELAY,
    metricsPort: env.METRICS_PORT,
    tracing: tracingSettings(env),
    alertWebhookUrl: env.ALERT_WEBHOOK_URL,
    database: {
      url: env.DATABASE_URL,
      eventsUrl: env.DATABASE_EVENTS_URL ?? env.DATABASE_URL,
      poolSize: env.DATABASE_POOL_SIZE,
      statementTimeoutMs: env.DATABASE_STATEMENT_TIMEOUT,
    },
    redis: env.REDIS_URL ? { url: env.REDIS_URL, prefix: env.REDIS_PREFIX } : undefined,
    auth: {
      issuer: env.AUTH_ISSUER,
      audience: env.AUTH_AUDIENCE,
      jwksUrl: env.AUTH_JWKS_URL ?? `${env.AUTH_ISSUER}.well-known/jwks.json`,
      userinfoUrl: env.AUTH_USERINFO_URL ?? `${env.AUTH_ISSUER}userinfo`,
    },
    siteOrigin: new URL(env.SITE_ORIGIN).origin,
    siteTimeZone: env.SITE_TIME_ZONE,
    releases: {
      /** Folder of published releases; with S3, the folder of their cache. */
      folder: env.RELEASES_DIR,
      /** Folder of the releases that this checkout built. */
      bundledFolder: env.BUNDLED_RELEASES_DIR,
      storage: env.RELEASE_STORAGE,
      signingKeyFile: env.RELEASE_SIGNING_KEY_FILE,
      /** Webhook that is notified when a version is rolled back; none if undefined. */
      webhookUrl: env.RELEASE_WEBHOOK_URL,
      /** Build of the shell, which lists the live kits. */
      shellFolder: env.SHELL_DIR,
      /** Addresses of remotes on local development servers, by name. */
      developmentRemotes: env.DEVELOPMENT_REMOTES ?? {},
      /** Simulated faults of releases need an explicit setting and are never active in production. */
      faults: env.FAULTS === 'on' && env.NODE_ENV !== 'production',
      s3: {
        endpoint: env.S3_ENDPOINT,
        region: env.S3_REGION,
        bucket: env.S3_BUCKET,
        accessKeyId: env.S3_ACCESS_KEY_ID,
        secretAccessKey: env.S3_SECRET_ACCESS_KEY,
      },
    },
    /** Folder of uploaded pictures, unless releases are in a bucket: then pictures are in it too. */
    mediaDir: env.MEDIA_DIR,
    artworkDir: env.ARTWORK_DIR,
    /** Mail transport; no e-mails are sent if undefined. */
    mail: env.SMTP_URL && env.MAIL_FROM ? { server: env.SMTP_URL, from: env.MAIL_FROM } : undefined,
    push: {
      /**
       * File of the key that signs pushes; undefined turns pushes off. A configured file must exist; when the default file of the build is missing,
       * pushes are off.
       */
      keyFile: env.VAPID_KEY_FILE === 'off' ? undefined : (env.VAPID_KEY_FILE ?? '.build/keys/push.json'),
      keyFileNamed: env.VAPID_KEY_FILE !== undefined,
      /** Hosts to which pushes may be sent. Browsers supply the address, so the site limits it. */
      services: listed(env.PUSH_SERVICES),
    },
    /** Hosts in members' addresses that are allowed although they resolve to private addresses; empty by default. */
    privateHosts: env.PRIVATE_HOSTS ? listed(env.PRIVATE_HOSTS) : [],
    /** Addresses of backends that the operator sets, by remote. */
    remoteBackends: env.REMOTE_BACKENDS ?? {},
    /** Whether the game server admits only players on the whitelist. */
    mustBeWhitelisted: env.GAME_WHITELIST === 'on',
    discord: discordOf(env),
    streaming: streamingOf(env),
    backups: backupsOf(env),
    logLevel: env.LOG_LEVEL,
    demoData: env.DEMO_DATA === 'on',
    /** Appearance and texts of a new site, until its owner changes them. */
    sitePreset: env.SITE_PRESET ?? (env.DEMO_DATA === 'on' ? ('meridian' as const) : ('plain' as const)),
    rateLimitFactor: env.RATE_LIMIT_FACTOR,
    trustedProxies: env.TRUSTED_PROXIES,
    /** Shared secret that identifies the gateway's own calls; without it they aren't distinguished from others. */
    gatewayKey: env.GATEWAY_KEY,
    /** File with the gateway key, if it is in one; backups include it. */
    gatewayKeyFile: set.GATEWAY_KEY_FILE,
  };
}
