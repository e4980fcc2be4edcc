import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '@boardwalk/build/workspace';
import { z } from 'zod';
import { environmentSchema as startSchema } from '../site/site-settings.ts';

/** The page that lists every variable of every service. */
export const SETTINGS_PAGE = 'docs/self-hosting/settings.md';
const COMMAND = 'npm run docs';

/** Every variable once, in the order of the page. Names that end in `*` match all names with that prefix. */
const SECTIONS: readonly (readonly [title: string, names: readonly string[]])[] = [
  [
    'The site',
    [
      'PORT',
      'HOST',
      'SITE_ORIGIN',
      'SITE_TIME_ZONE',
      'DATA_DIR',
      'DEMO_DATA',
      'SITE_PRESET',
      'FAKE_GAME',
      'SERVICE_WORKER',
      'NODE_ENV',
    ],
  ],
  ['Database and Redis', ['DATABASE_*', 'REDIS_*']],
  ['Sign-in', ['AUTH_*', 'IDENTITY_*']],
  [
    'E-mails, pushes and webhooks',
    [
      'SMTP_URL',
      'MAIL_FROM',
      'VAPID_KEY_FILE',
      'PUSH_SERVICES',
      'ALERT_WEBHOOK_URL',
      'RELEASE_WEBHOOK_URL',
      'PRIVATE_HOSTS',
      'REMOTE_BACKENDS',
    ],
  ],
  ['Discord and the game server', ['GAME_WHITELIST', 'DISCORD_*']],
  ['Streams', ['STREAM_ORIGINS', 'TWITCH_*', 'YOUTUBE_*', 'KICK_*']],
  ['Storage and backups', ['RELEASE_STORAGE', 'S3_*', 'BACKUP_*', 'RELEASES_DIR', 'MEDIA_DIR']],
  [
    'Proxies, and several processes',
    ['TRUSTED_PROXIES', 'GATEWAY_KEY', 'API_URL', 'API_PORT', 'RENDERER_SOCKET', 'SHUTDOWN_DELAY'],
  ],
  ['Metrics, traces and logs', ['METRICS_PORT', 'OTEL_*', 'LOG_LEVEL']],
  [
    'Builds and keys',
    [
      'RELEASE_SIGNING_KEY_FILE',
      'RELEASE_PUBLIC_KEYS',
      'SHELL_DIR',
      'BUNDLED_RELEASES_DIR',
      'ARTWORK_DIR',
      'PACKAGES_DIR',
    ],
  ],
  ['Development, tests and benchmarks', ['DEVELOPMENT_*', 'FAULTS', 'RATE_LIMIT_FACTOR', 'LIFTED_LIMITS']],
];

/** A variable of the environment, as JSON Schema describes it. */
interface Variable {
  description?: string;
  default?: unknown;
  enum?: readonly string[];
  minimum?: number;
  maximum?: number;
}

interface Service {
  name: string;
  variables: Record<string, Variable>;
  required: readonly string[];
  /** Variables that can be read from a file, which `<name>_FILE` names. */
  secrets: readonly string[];
}

interface Row {
  name: string;
  services: string[];
  meaning: string;
  values: string;
  fallback: string;
}

/** Returns the text of {@link SETTINGS_PAGE}. @throws Error when a variable has no description, or belongs to no section. */
export async function settingsReference(): Promise<string> {
  const services = await readServices();
  const rows = rowsOf(services);
  const placed = SECTIONS.map(
    ([title, names]) => [title, names.flatMap((name) => take(rows, name))] as const,
  );
  const left = [...rows.keys()];
  if (left.length > 0) throw new Error(`No section of the settings reference contains ${left.join(', ')}.`);
  const secrets = [...new Set(services.flatMap((service) => service.secrets))].sort();
  return [
    '# Settings',
    '',
    'Every environment variable that the services read. `npm start` passes its environment on to all of them and sets what is left out; the compose files',
    `say which they take. This page is made from the schemas by which the services check their environment: \`${COMMAND}\`.`,
    '',
    'An empty variable counts as unset. A service that finds a wrong value names the variable and ends with exit code 78. These can also be read from a file,',
    `whose path \`<name>_FILE\` gives: ${secrets.map((name) => `\`${name}\``).join(', ')}.`,
    '',
    ...placed.flatMap(([title, found]) => [`## ${title}`, '', ...table(found), '']),
  ].join('\n');
}

async function readServices(): Promise<Service[]> {
  const api = await load('services/api/src/platform/config/configuration.ts');
  const { SECRETS } = await load('services/api/src/platform/config/reading.ts');
  const gateway = await load('services/gateway/src/configuration.ts');
  const identity = await load('services/identity/src/configuration.ts');
  return [
    describe('npm start', startSchema, []),
    describe('gateway', gateway.environmentSchema, gateway.SECRETS),
    describe('API', api.environmentSchema, SECRETS),
    describe('identity', identity.environmentSchema, []),
  ];
}

/** Loads a module by its path, because this package depends on no service. */
async function load(file: string): Promise<{ environmentSchema: z.ZodType; SECRETS: readonly string[] }> {
  return import(pathToFileURL(join(ROOT, file)).href);
}

function describe(name: string, schema: z.ZodType, secrets: readonly string[]): Service {
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return { name, variables: properties as Record<string, Variable>, required, secrets };
}

/** Returns one row for each meaning of a variable: most mean the same to all services that read them. */
function rowsOf(services: Service[]): Map<string, Row[]> {
  const rows = new Map<string, Row[]>();
  for (const service of services)
    for (const [name, variable] of Object.entries(service.variables)) {
      if (!variable.description) throw new Error(`${name} of ${service.name} has no description.`);
      const row = {
        name,
        services: [service.name],
        meaning: variable.description,
        values: valuesOf(variable),
        fallback: service.required.includes(name) ? 'required' : fallbackOf(variable),
      };
      const found = rows.get(name) ?? [];
      const same = found.find(
        ({ meaning, values, fallback }) =>
          meaning === row.meaning && values === row.values && fallback === row.fallback,
      );
      if (same) same.services.push(service.name);
      else rows.set(name, [...found, row]);
    }
  return rows;
}

function valuesOf({ enum: choices, minimum, maximum }: Variable): string {
  if (choices) return choices.map((choice) => `\`${choice}\``).join(', ');
  if (minimum !== undefined && maximum !== undefined) return `${minimum} to ${maximum}`;
  return '';
}

function fallbackOf({ default: value }: Variable): string {
  if (value === undefined || value === '' || (Array.isArray(value) && value.length === 0)) return '–';
  return `\`${String(value)}\``;
}

function take(rows: Map<string, Row[]>, pattern: string): Row[] {
  const names = [...rows.keys()].filter((name) =>
    pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern,
  );
  return names.flatMap((name) => {
    const found = rows.get(name) ?? [];
    rows.delete(name);
    return found;
  });
}

function table(rows: Row[]): string[] {
  const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('<', '&lt;');
  return [
    '| Variable | Default | Values | Meaning | Read by |',
    '| --- | --- | --- | --- | --- |',
    ...rows.map(
      ({ name, fallback, values, meaning, services }) =>
        `| \`${name}\` | ${cell(fallback)} | ${cell(values)} | ${cell(meaning)} | ${services.join(', ')} |`,
    ),
  ];
}
