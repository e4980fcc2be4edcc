import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { environmentSchema as apiSettings } from './configuration.ts';

const ROOT = join(import.meta.dirname, '../../../../..');
/** Settings of another service, which this project of TypeScript doesn't contain. */
const { environmentSchema: gatewaySettings } = (await import(
  join(ROOT, 'services/gateway/src/configuration.ts')
)) as { environmentSchema: Pick<typeof apiSettings, 'shape'> };
const text = readFileSync(join(ROOT, 'docker-compose.production.yml'), 'utf8');
const { services } = parse(text, { merge: true }) as {
  services: Record<string, { environment?: Record<string, string> }>;
};

/** Settings that an owner of a site on one machine doesn't change. */
const NOT_PASSED_ON = new Set([
  // Set in the images.
  'HOST',
  'NODE_ENV',
  'ARTWORK_DIR',
  'BUNDLED_RELEASES_DIR',
  'MEDIA_DIR',
  'PACKAGES_DIR',
  'RELEASES_DIR',
  'SHELL_DIR',
  'DEVELOPMENT_SHELL_DIR',
  // For several machines: docker-compose.scale.yml.
  'DATABASE_EVENTS_URL',
  'REDIS_URL',
  'REDIS_PREFIX',
  'RELEASE_STORAGE',
  'S3_BUCKET',
  'SHUTDOWN_DELAY',
  // Part of DATABASE_URL_FILE.
  'DATABASE_PASSWORD',
  // For development and tests.
  'DEVELOPMENT_REMOTES',
  'FAULTS',
  'LIFTED_LIMITS',
  'DISCORD_URL',
  'DISCORD_API_URL',
  'KICK_API_URL',
  'KICK_AUTH_URL',
  'TWITCH_API_URL',
  'TWITCH_AUTH_URL',
  'YOUTUBE_API_URL',
]);

it.each([
  ['api', apiSettings],
  ['gateway', gatewaySettings],
] as const)('docker-compose.production.yml passes every setting of an owner to the %s', (name, settings) => {
  const passed = new Set(
    Object.keys(services[name]?.environment ?? {}).map((variable) => variable.replace(/_FILE$/, '')),
  );
  const missing = Object.keys(settings.shape).filter(
    (variable) =>
      !passed.has(variable) && !passed.has(variable.replace(/_FILE$/, '')) && !NOT_PASSED_ON.has(variable),
  );
  expect(missing).toEqual([]);
});

it('.env.example names every variable that docker-compose.production.yml reads', () => {
  const example = readFileSync(join(ROOT, '.env.example'), 'utf8');
  const read = new Set([...text.matchAll(/\$\{([A-Z0-9_]+)/g)].map(([, variable]) => variable ?? ''));
  const missing = [...read].filter((variable) => !new RegExp(`^#?${variable}=`, 'm').test(example));
  expect(missing).toEqual([]);
});
