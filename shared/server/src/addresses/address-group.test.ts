import { expect, it } from 'vitest';
import { addressGroup } from './address-group.ts';

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('groups %s as %s', (address, group) => {
  expect(addressGroup(address)).toBe(group);
});

it('distinguishes networks, and not the addresses in one', () => {
  expect(addressGroup('2001:db8:0:1::a')).toBe(addressGroup('2001:db8:0:1:ffff::'));
  expect(addressGroup('2001:db8:0:1::a')).not.toBe(addressGroup('2001:db8:0:2::a'));
});
