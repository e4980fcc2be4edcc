import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ConfigurationError, readConfiguration as readAll } from './configuration.ts';

const readConfiguration = (variables: Record<string, string>) =>
  readAll({ IDENTITY_STAND_IN: 'on', ...variables });

describe('the configuration', () => {
  it('has a default for everything except the switch that enables the provider', () => {
    expect(() => readAll({})).toThrow(/^IDENTITY_STAND_IN: is not "on"/);
    expect(() => readAll({ NODE_ENV: 'development' })).toThrow(/^IDENTITY_STAND_IN/);
    expect(readConfiguration({})).toEqual({
      host: 'localhost',
      port: 9100,
      issuer: undefined,
      audience: 'https://api.boardwalk.community',
      clientId: 'boardwalk-site',
      siteOrigins: ['http://localhost:3000'],
      directory: resolve('.data/identity'),
      demo: true,
      rotateKeys: false,
      logLevel: 'info',
    });
  });

  it('takes the site from PORT, and several sites from a comma-separated list', () => {
    expect(readConfiguration({ PORT: '3100' }).siteOrigins).toEqual(['http://localhost:3100']);
    const SITE_ORIGIN = 'http://localhost:3000, https://site.example';
    expect(readConfiguration({ SITE_ORIGIN }).siteOrigins).toEqual([
      'http://localhost:3000',
      'https://site.example',
    ]);
  });

  it('treats an empty variable as unset', () => {
    expect(readConfiguration({ IDENTITY_PORT: '', AUTH_ISSUER: '' })).toMatchObject({
      port: 9100,
      issuer: undefined,
    });
  });

  it.each([
    ['IDENTITY_PORT', 'ninety'],
    ['IDENTITY_PORT', '70000'],
    ['AUTH_ISSUER', 'http://localhost:9100'],
    ['AUTH_ISSUER', 'http://localhost:9100/tenant/'],
    ['AUTH_ISSUER', 'ftp://localhost/'],
    ['AUTH_AUDIENCE', 'the api'],
    ['AUTH_CLIENT_ID', 'two words'],
    ['SITE_ORIGIN', 'http://localhost:3000/'],
    ['SITE_ORIGIN', 'http://localhost:3000,'],
    ['IDENTITY_ROTATE_KEYS', 'yes'],
    ['IDENTITY_STAND_IN', 'yes'],
    ['IDENTITY_STAND_IN', 'off'],
    ['LOG_LEVEL', 'loud'],
    ['NODE_ENV', 'production'],
    ['HOST', '0.0.0.0'],
    ['HOST', '192.168.1.20'],
  ])('rejects %s=%s and names the variable', (name, value) => {
    expect(() => readConfiguration({ [name]: value })).toThrow(ConfigurationError);
    expect(() => readConfiguration({ [name]: value })).toThrow(new RegExp(`^${name}`));
  });

  it('listens beyond loopback only if a published port in front is confirmed, never in production', () => {
    const container = { HOST: '0.0.0.0', IDENTITY_BEHIND_PUBLISHED_PORT: '1' };
    expect(readConfiguration(container).host).toBe('0.0.0.0');
    expect(readConfiguration({ HOST: '::1' }).host).toBe('::1');
    expect(() => readConfiguration({ ...container, NODE_ENV: 'production' })).toThrow(
      /never runs in production/,
    );
  });
});
