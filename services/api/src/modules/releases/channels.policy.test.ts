import { expect, it } from 'vitest';
import {
  channelsOf,
  ended,
  NOTHING_SERVED,
  promotedToCanary,
  promotedToLive,
  promotedToStaff,
  wentBack,
} from './channels.policy.ts';
import { lastGoodLive } from './last-good-live.policy.ts';

const at = new Date('2026-11-01T00:00:00Z');
const later = new Date('2026-11-02T00:00:00Z');
const live = (version: string, now = NOTHING_SERVED, liveIsGood = true) =>
  promotedToLive(now, version, { at, liveIsGood });

it('keeps the previous live version for a rollback', () => {
  const second = live('2', live('1'));
  expect(second).toMatchObject({ live: '2', previous: '1', liveSince: at });
  expect(live('2', second)).toBe(second);
  expect(live('3', second, false)).toMatchObject({ live: '3', previous: '1' });
  expect(live('1', second, false)).toMatchObject({ live: '1', previous: null });
});

it('ends a canary that has become live, and no other', () => {
  const withCanary = promotedToCanary(live('1'), '2', 10, at);
  expect(live('2', withCanary)).toMatchObject({
    live: '2',
    canary: null,
    canaryShare: null,
    canarySince: null,
  });
  expect(live('3', withCanary)).toMatchObject({ live: '3', canary: '2', canaryShare: 10 });
});

it('counts the age of a canary from its first share', () => {
  const first = promotedToCanary(live('1'), '2', 10, at);
  expect(promotedToCanary(first, '2', 10, later)).toBe(first);
  expect(promotedToCanary(first, '2', 50, later)).toMatchObject({ canaryShare: 50, canarySince: at });
  expect(promotedToCanary(first, '3', 50, later)).toMatchObject({ canary: '3', canarySince: later });
});

it('ends channels individually', () => {
  const all = promotedToStaff(promotedToCanary(live('1'), '2', 10, at), '2', at);
  expect(channelsOf(all, '2')).toEqual(['canary', 'staff']);
  expect(channelsOf(ended(all, 'canary'), '2')).toEqual(['staff']);
  expect(channelsOf(ended(all, 'staff'), '2')).toEqual(['canary']);
});

it('never uses the live version as its own predecessor', () => {
  expect(wentBack(live('2', live('1')), '1', '1', later)).toMatchObject({ live: '1', previous: null });
});

const promoted = (version: string, before: string | null) => ({
  action: 'release.promoted',
  before: { live: before },
  after: { live: version },
});
const takenBack = (version: string, to: string) => ({
  action: 'release.rolled-back',
  before: { live: version },
  after: { live: to },
});

it('finds the last good version', () => {
  const usable = new Set(['a', 'b', 'c', 'd']);
  const history = [promoted('c', 'b'), promoted('b', 'a'), promoted('a', null)];
  expect(lastGoodLive(history, usable, ['c'])).toBe('b');
  expect(lastGoodLive(history, new Set(['a', 'c']), ['c'])).toBe('a');
  const afterOne = [takenBack('c', 'b'), ...history];
  expect(lastGoodLive(afterOne, usable, ['b'])).toBe('a');
  const afterTwo = [takenBack('b', 'a'), ...afterOne];
  expect(lastGoodLive(afterTwo, usable, ['a'])).toBeNull();
  expect(lastGoodLive([promoted('c', 'a'), ...afterTwo], usable, ['d'])).toBe('c');
  expect(lastGoodLive([], usable, [])).toBeNull();
});
