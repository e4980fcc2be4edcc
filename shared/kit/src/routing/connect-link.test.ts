import { expect, it } from 'vitest';
import { connectLink } from './connect-link.ts';

it.each([
  'play.meridian.test',
  'localhost:30120',
  '192.0.2.1:30120',
  '[2001:db8::1]:30120',
  'cfx.re/join/ab12cd',
])('creates a link for the address %s', (address) => {
  expect(connectLink(address)).toBe(`fivem://connect/${address}`);
});

it.each(['', 'ask on Discord', 'play.meridian.test?x=1', 'play.meridian.test#x', 'a b', '"><script>'])(
  'creates no link for %j',
  (text) => {
    expect(connectLink(text)).toBeUndefined();
  },
);
