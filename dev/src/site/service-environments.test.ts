import { expect, it } from 'vitest';
import { serviceEnvironments } from './service-environments.ts';
import { readSiteSettings } from './site-settings.ts';

const environmentsOf = (environment: Record<string, string>) =>
  serviceEnvironments({
    settings: readSiteSettings(environment),
    databaseUrl: 'postgres://localhost/boardwalk',
    apiPort: 3001,
    rendererSocket: '/tmp/renderer.sock',
    signingKeyFile: 'signing.json',
    publicKeys: [],
  });

it('gives every service its own port', () => {
  const environments = environmentsOf({ METRICS_PORT: '9464' });
  const ports = Object.values(environments).flatMap((environment) =>
    Object.entries(environment).flatMap(([name, value]) => (/(^|_)PORT$/.test(name) ? [value] : [])),
  );
  expect(ports).toContain('9464');
  expect(ports).toHaveLength(5);
  expect(new Set(ports).size).toBe(ports.length);
});

it('configures no metrics without a port', () => {
  const { api, gateway } = environmentsOf({});
  expect(api).not.toHaveProperty('METRICS_PORT');
  expect(gateway).not.toHaveProperty('METRICS_PORT');
});
