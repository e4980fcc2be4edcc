import { SUCCESS_SAMPLE } from '@boardwalk/contracts';
import { expect, it } from 'vitest';
import { releaseOf } from '../../../test/test-releases.ts';
import {
  ERROR_BUDGET,
  type Evidence,
  isBudgetBroken,
  rowsSince,
  watchedSince,
} from './error-budget.policy.ts';
import { countUp, sumUp, toHealth } from './outcomes.policy.ts';
import { networkOf, ReporterCap } from './reporter-cap.ts';

const HOUR = 3_600_000;
const now = new Date('2026-11-21T12:00:30.000Z');
const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds);

const evidence = (given: Partial<Evidence>): Evidence => ({
  window: { drawn: 0, failed: 0 },
  networks: { drawn: 0, failed: 3 },
  draws: 0,
  ...given,
});

it.each([
  [{ drawn: 0, failed: 4 }, false],
  [{ drawn: 0, failed: 5 }, true],
  [{ drawn: 20, failed: 5 }, false],
  [{ drawn: 19, failed: 5 }, true],
  [{ drawn: 1_000, failed: 200 }, false],
  [{ drawn: 1_000, failed: 260 }, true],
])('compares %j of a busy remote with the budget', (window, broken) => {
  const networks = { drawn: 1_000, failed: 3 };
  expect(isBudgetBroken(evidence({ window, networks }), 3)).toBe(broken);
});

it('ignores reports from only two networks, whatever their number', () => {
  const window = { drawn: 0, failed: 100 };
  expect(isBudgetBroken(evidence({ window, networks: { drawn: 0, failed: 2 } }), 3)).toBe(false);
  expect(isBudgetBroken(evidence({ window, networks: { drawn: 0, failed: 3 } }), 3)).toBe(true);
});

it.each([
  [{ drawn: 0, failed: 2 }, false],
  [{ drawn: 0, failed: 3 }, true],
  [{ drawn: 4, failed: 3 }, false],
  [{ drawn: 4, failed: 5 }, true],
])('rates a quiet remote by its networks: %j', (networks, broken) => {
  expect(isBudgetBroken(evidence({ window: { drawn: 0, failed: 1 }, networks }), 3)).toBe(broken);
  // In development one network is everyone.
  expect(isBudgetBroken(evidence({ window: { drawn: 0, failed: 1 }, networks }), 1)).toBe(broken);
});

it('rolls back a version that the server can’t render', () => {
  const networks = { drawn: 100, failed: 0 };
  expect(isBudgetBroken(evidence({ networks, draws: 2 }), 3)).toBe(false);
  expect(isBudgetBroken(evidence({ networks, draws: 3 }), 3)).toBe(true);
});

it('watches a version for a day after its release to the widest channel', () => {
  const remote = {
    name: 'news',
    live: releaseOf('news', '1'),
    staff: releaseOf('news', '3'),
    canary: { release: releaseOf('news', '2'), share: 10 },
    since: { live: ago(25 * HOUR), canary: ago(23 * HOUR), staff: ago(HOUR) },
  };
  expect(watchedSince(remote, '1', now)).toBeUndefined();
  expect(watchedSince(remote, '2', now)).toEqual(ago(23 * HOUR));
  expect(watchedSince(remote, '3', now)).toEqual(ago(HOUR));
  expect(watchedSince(remote, '4', now)).toBeUndefined();
  // Live for long: serving it to the staff again changes nothing.
  expect(watchedSince({ ...remote, staff: releaseOf('news', '1') }, '1', now)).toBeUndefined();
});

it('drops minutes before the release of the version', () => {
  const rows = [{ minute: ago(90_000) }, { minute: ago(30_000) }];
  expect(rowsSince(rows, ago(20_000))).toEqual([{ minute: ago(30_000) }]);
  expect(rowsSince(rows, ago(60_000))).toEqual(rows);
});

it('weights successes by the sample, and counts refused sets under one name', () => {
  const report = (version: string, outcome: 'drawn' | 'timed-out') => ({ name: 'news', version, outcome });
  const counts = countUp([
    report('2', 'drawn'),
    report('1', 'drawn'),
    report('2', 'timed-out'),
    report('2', 'drawn'),
    { name: 'shell', version: 'anything', outcome: 'set-refused' },
    { name: 'shell', version: 'else', outcome: 'set-refused' },
  ]);
  expect(counts.map(({ remote, version, outcome, count }) => [remote, version, outcome, count])).toEqual([
    ['news', '1', 'drawn', SUCCESS_SAMPLE],
    ['news', '2', 'drawn', 2 * SUCCESS_SAMPLE],
    ['news', '2', 'timed-out', 1],
    ['shell', 'set', 'set-refused', 2],
  ]);
});

it('returns health by minute, oldest first', () => {
  const row = (milliseconds: number, outcome: 'drawn' | 'render-failed' | 'timed-out', count: number) => ({
    minute: ago(milliseconds),
    outcome,
    count,
  });
  const rows = [
    row(0, 'drawn', 8),
    row(60_000, 'drawn', 4),
    row(0, 'render-failed', 1),
    row(0, 'timed-out', 2),
  ];
  expect(toHealth(rows)).toEqual({
    drawn: 12,
    failed: 3,
    series: [
      { at: ago(60_000).toISOString(), drawn: 4, failed: 0 },
      { at: ago(0).toISOString(), drawn: 8, failed: 3 },
    ],
  });
  expect(sumUp([])).toEqual({ drawn: 0, failed: 0 });
});

it.each([
  ['203.0.113.7', '203.0.113'],
  ['::ffff:203.0.113.7', '203.0.113'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1'],
  ['2001:db8:1:fff::1', '2001:db8:1'],
  ['2001:DB8::1', '2001:db8:0'],
  ['::1', '0:0:0'],
])('maps %s to the network %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

it('limits one reporter below the threshold, over every minute of the window', () => {
  const cap = new ReporterCap();
  const at = (second: number) => Date.parse('2026-11-21T12:00:00.000Z') + second * 1_000;
  const admitted = (address: string, second: number) =>
    Array.from({ length: 10 }, () => cap.admits(address, 'news@2 failed', at(second))).filter(Boolean).length;
  expect(admitted('2001:db8::1', 59)).toBe(ERROR_BUDGET.reportsOfOne);
  // All networks of one connection count together.
  expect(admitted('2001:db8:0:ff::2', 61)).toBe(0);
  expect(admitted('2001:db9::1', 61)).toBe(ERROR_BUDGET.reportsOfOne);
  expect(cap.admits('2001:db8::1', 'docs@1 failed', at(62))).toBe(true);
  expect(admitted('2001:db8::1', 179)).toBe(0);
  expect(admitted('2001:db8::1', 181)).toBe(ERROR_BUDGET.reportsOfOne);
  expect(ERROR_BUDGET.reportsOfOne).toBeLessThan(ERROR_BUDGET.failures);
});
