import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readConfiguration } from './configuration.ts';

const folder = mkdtempSync(join(tmpdir(), 'boardwalk-gateway-settings-'));
afterAll(() => rmSync(folder, { recursive: true }));
const KEY = 'k'.repeat(43);

function fileWith(text: string): string {
  const file = join(folder, `${Math.random()}`);
  writeFileSync(file, text);
  return file;
}

it.each(['loopback', '10.0.0.7', '10.0.0.0/8, uniquelocal', '2001:db8::/32'])(
  'trusts %j as a proxy',
  (text) => {
    expect(readConfiguration({ TRUSTED_PROXIES: text }).TRUSTED_PROXIES).toBe(text);
  },
);

it.each(['', 'true', 'proxy.internal', '10.0.0.0/33', '10.0.0.7:80', '10.0.0.0/8/8', '*'])(
  'says that %j is no proxy',
  (text) => {
    expect(() => readConfiguration({ TRUSTED_PROXIES: text })).toThrow(/^TRUSTED_PROXIES: must be addresses/);
  },
);

it('takes its key from a variable or a file, or has none', () => {
  expect(readConfiguration({}).gatewayKey).toBeUndefined();
  expect(readConfiguration({ GATEWAY_KEY: KEY }).gatewayKey).toBe(KEY);
  expect(readConfiguration({ GATEWAY_KEY_FILE: fileWith(`${KEY}\n`) }).gatewayKey).toBe(KEY);
  expect(() => readConfiguration({ GATEWAY_KEY: 'short' })).toThrow('GATEWAY_KEY: ');
  expect(() => readConfiguration({ GATEWAY_KEY_FILE: fileWith('short') })).toThrow('GATEWAY_KEY_FILE: ');
  expect(() => readConfiguration({ GATEWAY_KEY_FILE: join(folder, 'none') })).toThrow("can't be read");
});

it('lifts its limits only for who asks for it in so many words', () => {
  expect(readConfiguration({ RATE_LIMIT_FACTOR: '20' }).RATE_LIMIT_FACTOR).toBe(20);
  expect(() => readConfiguration({ RATE_LIMIT_FACTOR: '21' })).toThrow('LIFTED_LIMITS=on');
  const lifted = { RATE_LIMIT_FACTOR: '1000', LIFTED_LIMITS: 'on' };
  expect(readConfiguration(lifted).RATE_LIMIT_FACTOR).toBe(1000);
});
