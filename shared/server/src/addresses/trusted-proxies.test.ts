import { expect, it } from 'vitest';
import { trustedProxies } from './trusted-proxies.ts';

it('matches addresses, ranges and names', () => {
  const proxies = trustedProxies('loopback, 10.1.0.0/16,2001:db8::5');
  for (const address of ['127.0.0.1', '::1', '::ffff:127.0.0.1', '10.1.2.3', '2001:db8::5'])
    expect(proxies.has(address), address).toBe(true);
  for (const address of ['10.2.0.1', '2001:db8::6', '', undefined])
    expect(proxies.has(address), address).toBe(false);
});

it('trusts no one without a configuration', () => {
  expect(trustedProxies(' ').has('127.0.0.1')).toBe(false);
});

it.each(['true', '1', '10.0.0.0/33', 'proxy.internal', '10.0.0.1 10.0.0.2', 'http://10.0.0.1'])(
  'rejects %s',
  (text) => {
    expect(() => trustedProxies(text)).toThrow('must hold addresses');
  },
);

it.each(['0.0.0.0/0', '::/0', 'loopback,0.0.0.0', '10.0.0.0/00'])(
  'rejects a range that includes everyone: %s',
  (text) => {
    expect(() => trustedProxies(text)).toThrow('must not name everybody');
  },
);
