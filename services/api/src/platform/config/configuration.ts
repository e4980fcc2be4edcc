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
/** JSON: { "news": "http://localhost:4101/" }. */
const developmentServers = z
  .string()
  .transform((text, context) => {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      context.addIssue({ code: 'custom', message: 'must be JSON' });
      return z.NEVER;
    }
  })
  .pipe(
    z.record(z.string(), z.string().regex(/^http:\/\/localhost:\d+\/$/, 'must be addresses on localhost')),
  );
const databaseUrl = z.url({
  protocol: /^postgres(ql)?$/,
  error:
    'must be a postgres:// address. A password with signs such as @, :, / or # is encoded in it, or stands as it is in DATABASE_PASSWORD',
});
const mailServer = z.url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// address' });
/** The hosts of the push services of Chrome and its kin, Firefox, Safari and Edge. */
const PUSH_SERVICES = 'fcm.googleapis.com,*.push.services.mozilla.com,*.push.apple.com,*.notify.windows.com';
const listed = (text: string) => text.split(',').map((part) => part.trim());
const off = z.enum(['on', 'off']).default('off');
/** What a busy site may want. More is for those who measure or test. */
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

const environmentSchema = z
  .object({
    HOST: z.string().min(1).default('localhost'),
    API_PORT: port.default(3001),
    /** For so many milliseconds after SIGTERM a process says that it isn't ready, and still answers. For several behind a gateway or balancer. */
    SHUTDOWN_DELAY: z.coerce.number().int().min(0).max(5_000).default(0),
    /** Where Prometheus finds the metrics; without it there are none. */
    METRICS_PORT: port.optional(),
    ...tracingEnvironment,
    DATABASE_URL: databaseUrl,
    /** The database without a pooler between, for LISTEN and for migrations; DATABASE_URL unless it says otherwise. */
    DATABASE_EVENTS_URL: databaseUrl.optional(),
    DATABASE_POOL_SIZE: amount(200).pipe(z.int().min(2)).default(10),
    /** After so many milliseconds PostgreSQL ends a statement. */
    DATABASE_STATEMENT_TIMEOUT: amount(600_000).pipe(z.int().min(500)).default(10_000),
    /** Events and rate limits of several processes; without it PostgreSQL carries events, and each process counts calls on its own. */
    REDIS_URL: z.url({ protocol: /^rediss?$/, error: 'must be a redis:// address' }).optional(),
    /** What the names of this site begin with in a Redis that others use too. */
    REDIS_PREFIX: z.string().min(1).default('boardwalk:'),
    AUTH_ISSUER: webAddress
      .endsWith('/', 'must end with a slash, as the issuer in the tokens does')
      .default('http://localhost:9100/'),
    AUTH_AUDIENCE: z.string().min(1).default('https://api.boardwalk.community'),
    AUTH_JWKS_URL: webAddress.optional(),
    AUTH_USERINFO_URL: webAddress.optional(),
    SITE_ORIGIN: webAddress.default('http://localhost:3000'),
    /** The zone of times in e-mails and pushes to members who have set none, where the event has none either. */
    SITE_TIME_ZONE: zoneName.default('UTC'),
    RELEASES_DIR: folder.default('.data/releases'),
    BUNDLED_RELEASES_DIR: folder.default('.build/remotes'),
    RELEASE_STORAGE: z.enum(['disk', 's3']).default('disk'),
    RELEASE_SIGNING_KEY_FILE: folder.default('.build/keys/release-signing.json'),
    RELEASE_WEBHOOK_URL: webAddress.optional(),
    /** Where it is posted that the site needs somebody: of Discord, Slack, Mattermost, or anything that takes JSON. */
    ALERT_WEBHOOK_URL: webAddress.optional(),
    S3_ENDPOINT: webAddress.optional(),
    S3_REGION: z.string().min(1).default('us-east-1'),
    S3_BUCKET: z.string().min(1).default('boardwalk-releases'),
    S3_ACCESS_KEY_ID: z.string().min(1).optional(),
    S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
    SHELL_DIR: folder.default('.build/shell'),
    DEVELOPMENT_REMOTES: developmentServers.optional(),
    FAULTS: off,
    NODE_ENV: z.string().optional(),
    MEDIA_DIR: folder.default('.data/media'),
    ARTWORK_DIR: folder.default('.build/artwork'),
    SMTP_URL: mailServer.optional(),
    MAIL_FROM: z
      .string()
      .regex(/^[^\p{Cc}]*[^\s@<]+@[^\s@>]+>?$/u, 'must be an e-mail address')
      .optional(),
    VAPID_KEY_FILE: folder.optional(),
    PUSH_SERVICES: z.string().min(1).default(PUSH_SERVICES),
    PRIVATE_HOSTS: z.string().min(1).optional(),
    GAME_WHITELIST: z.enum(['on', 'off']).default('on'),
    ...discordEnvironment,
    ...streamingEnvironment,
    ...backupEnvironment,
    LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
    DEMO_DATA: z.enum(['on', 'off']).default('on'),
    SITE_PRESET: z.enum(['meridian', 'plain', 'mountain']).optional(),
    RATE_LIMIT_FACTOR: amount(1_000_000).default(1),
    LIFTED_LIMITS: off,
    TRUSTED_PROXIES: z.string().min(1).default('loopback').transform(proxyNames),
    GATEWAY_KEY: gatewayKey.optional(),
  })
  // One without the other is a mistake that would look as if nobody wanted letters.
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

/** Everything that the environment decides, checked. */
export type Configuration = ReturnType<typeof configurationFrom>;
export type RedisSettings = NonNullable<Configuration['redis']>;
export const CONFIGURATION = Symbol('configuration');

/** Reads the configuration. @throws ConfigurationError naming every variable that makes no sense. */
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
      /** Where published releases are kept; with S3, where they are cached. */
      folder: env.RELEASES_DIR,
      /** The releases that this checkout built for itself. */
      bundledFolder: env.BUNDLED_RELEASES_DIR,
      storage: env.RELEASE_STORAGE,
      signingKeyFile: env.RELEASE_SIGNING_KEY_FILE,
      /** Where it is posted that a version was taken back; nowhere without it. */
      webhookUrl: env.RELEASE_WEBHOOK_URL,
      /** The shell's build, which says which kits are live. */
      shellFolder: env.SHELL_DIR,
      /** Addresses of remotes that run on development servers of this computer, by name. */
      developmentRemotes: env.DEVELOPMENT_REMOTES ?? {},
      /** Releases can be made to fail on purpose where somebody asked for it, and never in production. */
      faults: env.FAULTS === 'on' && env.NODE_ENV !== 'production',
      s3: {
        endpoint: env.S3_ENDPOINT,
        region: env.S3_REGION,
        bucket: env.S3_BUCKET,
        accessKeyId: env.S3_ACCESS_KEY_ID,
        secretAccessKey: env.S3_SECRET_ACCESS_KEY,
      },
    },
    /** Where uploaded pictures are kept, unless releases are kept in a bucket: then pictures are there too. */
    mediaDir: env.MEDIA_DIR,
    artworkDir: env.ARTWORK_DIR,
    /** How e-mails are sent; without it none are. */
    mail: env.SMTP_URL && env.MAIL_FROM ? { server: env.SMTP_URL, from: env.MAIL_FROM } : undefined,
    push: {
      /**
       * What signs pushes; undefined when there shall be none. A file that was named has to be there; without the one that the build
       * makes there are no pushes.
       */
      keyFile: env.VAPID_KEY_FILE === 'off' ? undefined : (env.VAPID_KEY_FILE ?? '.build/keys/push.json'),
      keyFileNamed: env.VAPID_KEY_FILE !== undefined,
      /** The hosts that pushes are sent to. Browsers name the address, so the site says whose it may be. */
      services: listed(env.PUSH_SERVICES),
    },
    /** Hosts that addresses of members may name although they resolve to private addresses; as a rule none. */
    privateHosts: env.PRIVATE_HOSTS ? listed(env.PRIVATE_HOSTS) : [],
    /** Whether the game server lets in only those who are on the whitelist. */
    mustBeWhitelisted: env.GAME_WHITELIST === 'on',
    discord: discordOf(env),
    streaming: streamingOf(env),
    backups: backupsOf(env),
    logLevel: env.LOG_LEVEL,
    demoData: env.DEMO_DATA === 'on',
    /** What a new site looks like and says, until its owner says something else. */
    sitePreset: env.SITE_PRESET ?? (env.DEMO_DATA === 'on' ? ('meridian' as const) : ('plain' as const)),
    rateLimitFactor: env.RATE_LIMIT_FACTOR,
    trustedProxies: env.TRUSTED_PROXIES,
    /** What the gateway proves its own calls with; without it none is told from others. */
    gatewayKey: env.GATEWAY_KEY,
    /** The file that it stands in, if it does; backups have it. */
    gatewayKeyFile: set.GATEWAY_KEY_FILE,
  };
}
