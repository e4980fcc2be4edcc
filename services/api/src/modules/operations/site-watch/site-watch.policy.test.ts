import { describe, expect, it } from 'vitest';
import { type Measured, troublesOf, troublesToReport } from './site-watch.policy.ts';

const WELL: Measured = {
  backups: { state: 'good', dailyAt: '04:00' },
  health: {
    jobs: { state: 'good', due: 0, active: 0, failed: 0 },
    outbox: { state: 'good', events: 0, oldestSeconds: null, deliveries: 0, deadLetters: 0 },
    deletions: { state: 'good', waiting: 0, failed: 0, since: null },
  },
  freeShares: [0.5, 0.06],
};

describe('problems of the site', () => {
  it('are absent on a healthy site', () => {
    expect(troublesOf(WELL)).toEqual([]);
  });

  it.each<[string, Partial<Measured>, string[]]>([
    ['a backup that failed', { backups: { ...WELL.backups, state: 'attention' } }, ['backups']],
    ['a disk that is almost full', { freeShares: [0.5, 0.04] }, ['disk']],
    [
      'jobs that failed, notifications that wait, and deletions that backends haven’t confirmed',
      {
        health: {
          jobs: { ...WELL.health.jobs, state: 'attention' },
          outbox: { ...WELL.health.outbox, oldestSeconds: 901 },
          deletions: { ...WELL.health.deletions, state: 'attention' },
        },
      },
      ['jobs', 'deliveries', 'deletions'],
    ],
  ])('include %s', (_, measured, troubles) => {
    expect(troublesOf({ ...WELL, ...measured })).toEqual(troubles);
  });

  it('don’t include missing automatic backups when they are off', () => {
    const backups = { state: 'attention', dailyAt: null } as const;
    expect(troublesOf({ ...WELL, backups })).toEqual([]);
  });
});

it('are reported when they begin, and daily while they last', () => {
  const now = new Date('2026-11-26T12:00:00Z');
  const notified = (at: string) => [
    { trouble: 'disk' as const, since: new Date(at), notifiedAt: new Date(at) },
  ];
  expect(troublesToReport(['disk'], [], now)).toEqual(['disk']);
  expect(troublesToReport(['disk', 'jobs'], notified('2026-11-26T11:50:00Z'), now)).toEqual(['jobs']);
  expect(troublesToReport(['disk'], notified('2026-11-25T12:00:00Z'), now)).toEqual(['disk']);
});
