import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { ConfigurationError, readConfiguration } from './configuration.ts';

const folder = mkdtempSync(join(tmpdir(), 'boardwalk-gateway-settings-'));
afterAll(() => rmSync(folder, { recursive: true }));
const KEY = 'k'.repeat(43);

function fileWith(text: string): string {
  const file = join(folder, `${Math.random()}`);
  writeFileSync(file, text);
  return file;
}

it('trusts no proxy unless one is configured', () => {
  expect(readConfiguration({}).TRUSTED_PROXIES.has('127.0.0.1')).toBe(false);
  const { TRUSTED_PROXIES } = readConfiguration({ TRUSTED_PROXIES: 'loopback, 10.0.0.0/8' });
  expect(['127.0.0.1', '10.1.2.3', '192.0.2.1'].map(TRUSTED_PROXIES.has)).toEqual([true, true, false]);
});

it.each([
  ...['true', 'caddy', '0.0.0.0/0', '10.0.0.0/33', '10.0.0.7:80', '*'].map((text) => [
    'TRUSTED_PROXIES',
    text,
  ]),
  ['RATE_LIMIT_FACTOR', '0'],
  ['RATE_LIMIT_FACTOR', 'none'],
  ['DEVELOPMENT_REMOTES', '{'],
  ['SITE_ORIGIN', 'ftp://x'],
] as [string, string][])('reports %s if it is %s', (name, value) => {
  expect(() => readConfiguration({ [name]: value })).toThrow(ConfigurationError);
  expect(() => readConfiguration({ [name]: value })).toThrow(new RegExp(`^${name}: `));
});

it('reads its key from a variable or a file, or has none', () => {
  expect(readConfiguration({}).GATEWAY_KEY).toBeUndefined();
  expect(readConfiguration({ GATEWAY_KEY: KEY }).GATEWAY_KEY).toBe(KEY);
  expect(readConfiguration({ GATEWAY_KEY_FILE: fileWith(`${KEY}\n`) }).GATEWAY_KEY).toBe(KEY);
  expect(() => readConfiguration({ GATEWAY_KEY: 'short' })).toThrow('GATEWAY_KEY: ');
  expect(() => readConfiguration({ GATEWAY_KEY_FILE: fileWith('short') })).toThrow('GATEWAY_KEY_FILE: ');
  expect(() => readConfiguration({ GATEWAY_KEY_FILE: join(folder, 'none') })).toThrow(
    'holds nothing that can be read',
  );
});

it('lifts its limits only with the explicit setting', () => {
  expect(readConfiguration({ RATE_LIMIT_FACTOR: '20' }).RATE_LIMIT_FACTOR).toBe(20);
  expect(() => readConfiguration({ RATE_LIMIT_FACTOR: '21' })).toThrow('LIFTED_LIMITS=on');
  const lifted = { RATE_LIMIT_FACTOR: '1000', LIFTED_LIMITS: 'on' };
  expect(readConfiguration(lifted).RATE_LIMIT_FACTOR).toBe(1000);
});
