import { expect, it } from 'vitest';
import { ConfigurationError, readConfiguration } from './configuration.ts';

it('trusts no proxy unless one is named', () => {
  expect(readConfiguration({}).TRUSTED_PROXIES.has('127.0.0.1')).toBe(false);
  const { TRUSTED_PROXIES } = readConfiguration({ TRUSTED_PROXIES: 'loopback, 10.0.0.0/8' });
  expect(['127.0.0.1', '10.1.2.3', '192.0.2.1'].map(TRUSTED_PROXIES.has)).toEqual([true, true, false]);
});

it.each([
  ['TRUSTED_PROXIES', 'true'],
  ['TRUSTED_PROXIES', 'caddy'],
  ['TRUSTED_PROXIES', '0.0.0.0/0'],
  ['RATE_LIMIT_FACTOR', '0'],
  ['RATE_LIMIT_FACTOR', 'none'],
  ['DEVELOPMENT_REMOTES', '{'],
  ['SITE_ORIGIN', 'ftp://x'],
])('names %s when it is %s', (name, value) => {
  expect(() => readConfiguration({ [name]: value })).toThrow(ConfigurationError);
  expect(() => readConfiguration({ [name]: value })).toThrow(new RegExp(`^${name}: `));
});
