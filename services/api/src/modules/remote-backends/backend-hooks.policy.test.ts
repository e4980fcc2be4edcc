import { expect, it } from 'vitest';
import { accountEvents, errorOf, nextDeletion } from './backend-hooks.policy.ts';

const DAY_MS = 86_400_000;

it.each([
  ['active', 'banned', ['member.banned']],
  ['banned', 'active', ['member.unbanned']],
  ['banned', 'suspended', ['member.unbanned', 'member.suspended']],
  ['suspended', 'restricted', ['member.unsuspended']],
  ['active', 'restricted', []],
  ['banned', 'banned', []],
] as const)('an account that was %s and is %s causes %j', (before, after, events) => {
  expect(accountEvents(before, after)).toEqual(events);
});

it('counts missing data as deleted, and as a failure for events', () => {
  const path = '/_site/members/secret';
  expect(errorOf({ method: 'DELETE', path }, 404)).toBeUndefined();
  expect(errorOf({ method: 'DELETE', path }, 500)).toBe('DELETE /_site/members/… answered 500.');
  expect(errorOf({ method: 'POST', path: '/_site/events' }, 404)).toBe('POST /_site/events answered 404.');
});

it('repeats deletions with growing delays until the term is over', () => {
  const createdAt = new Date(0);
  const delays = [1, 2, 5, 50, 400].map((attempts) => {
    const now = new Date(DAY_MS);
    return ((nextDeletion({ attempts, createdAt }, now)?.getTime() ?? 0) - now.getTime()) / 60_000;
  });
  expect(delays).toEqual([1, 2, 16, 360, 360]);
  expect(nextDeletion({ attempts: 60, createdAt }, new Date(30 * DAY_MS))).toBeUndefined();
  expect(nextDeletion({ attempts: 1, createdAt }, new Date(40 * DAY_MS))).toBeDefined();
});
