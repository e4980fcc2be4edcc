import { z } from 'zod';

const port = z.coerce.number().int().min(0).max(65_535);
const origin = z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin);

const schema = z.object({
  PORT: port.default(3000),
  HOST: z.string().min(1).default('localhost'),
  API_URL: origin.default('http://localhost:3001'),
  SITE_ORIGIN: origin.optional(),
  AUTH_ISSUER: z.url({ protocol: /^https?$/ }).default('http://localhost:9100/'),
  AUTH_CLIENT_ID: z.string().min(1).default('boardwalk-site'),
  AUTH_AUDIENCE: z.string().min(1).default('https://api.boardwalk.community'),
  SHELL_DIR: z.string().min(1).default('.build/shell'),
  RELEASES_DIR: z.string().min(1).default('.build/remotes'),
  ARTWORK_DIR: z.string().min(1).default('.build/artwork'),
  // Proxies in front whose X-Forwarded-For is believed, as addresses or names like `loopback`; none by default.
  TRUSTED_PROXIES: z.string().optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

export type Configuration = z.output<typeof schema>;

/** Somebody set a variable to something that the gateway can't work with. */
export class ConfigurationError extends Error {}

/** Reads the gateway's settings. @throws ConfigurationError that names each wrong variable. */
export function readConfiguration(environment: Record<string, string | undefined>): Configuration {
  const result = schema.safeParse(environment);
  if (result.success) return result.data;
  const lines = result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new ConfigurationError(lines.join('\n'));
}
