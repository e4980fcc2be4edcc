import { expect, it } from 'vitest';
import { memberCountText } from './member-count-text.ts';

it('shows the number and a plus sign', () => {
  expect(memberCountText({ data: { count: 52 }, isPending: false }, 'en')).toBe('52+');
});

it('groups thousands as usual in the language', () => {
  expect(memberCountText({ data: { count: 5600 }, isPending: false }, 'en')).toBe('5,600+');
  expect(memberCountText({ data: { count: 15600 }, isPending: false }, 'de')).toBe('15.600+');
});

it('shows nothing while loading', () => {
  expect(memberCountText({ isPending: true }, 'en')).toBeUndefined();
});

it('falls back to 0 if loading failed', () => {
  expect(memberCountText({ isPending: false }, 'en')).toBe('0+');
});
