import type { ManagedRelease, ManagedRemote } from '@boardwalk/contracts';
import { describe, expect, it } from 'vitest';
import { lastFailureOf, stateOf } from './app-state.ts';

const release = (version: string, parts: Partial<ManagedRelease> = {}) =>
  ({
    version,
    demotedAt: null,
    waitsWith: null,
    health: { drawn: 0, failed: 0, series: [] },
    ...parts,
  }) as unknown as ManagedRelease;
const app = (parts: Partial<ManagedRemote>) =>
  ({ offAt: null, live: '1', versions: [release('1')], ...parts }) as ManagedRemote;

describe('the state of an app', () => {
  it('is live, or not live without a live version', () => {
    expect(stateOf(app({}))).toBe('live');
    expect(stateOf(app({ live: null }))).toBe('not-live');
  });

  it('is rolled back while the newest version is one that failed', () => {
    const failed = release('2', { demotedAt: '2026-11-20T10:00:00Z' });
    expect(stateOf(app({ versions: [failed, release('1')] }))).toBe('rolled-back');
    expect(stateOf(app({ versions: [release('3'), failed, release('1')] }))).toBe('live');
    expect(stateOf(app({ live: '2', versions: [failed] }))).toBe('live');
  });

  it('prefers a release that waits, and above all that the app is off', () => {
    const versions = [release('2', { waitsWith: 'News team' }), release('1')];
    expect(stateOf(app({ versions }))).toBe('waiting');
    expect(stateOf(app({ versions, offAt: '2026-11-20T10:00:00Z' }))).toBe('off');
  });
});

describe('the last failure', () => {
  it('is the newest of automatic rollbacks and minutes with failures', () => {
    const series = [
      { at: '2026-11-20T10:00:00Z', drawn: 4, failed: 1 },
      { at: '2026-11-20T10:01:00Z', drawn: 4, failed: 0 },
    ];
    const versions = [
      release('2', { demotedAt: '2026-11-19T10:00:00Z' }),
      release('1', { health: { drawn: 8, failed: 1, series } }),
    ];
    expect(lastFailureOf({ versions })).toEqual({ at: '2026-11-20T10:00:00Z', version: '1' });
  });

  it('is undefined without failures', () => {
    expect(lastFailureOf({ versions: [release('1')] })).toBeUndefined();
  });
});
