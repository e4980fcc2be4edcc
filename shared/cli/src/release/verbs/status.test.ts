import type { ManagedRelease, ManagedRemote } from '@boardwalk/contracts';
import { expect, it } from 'vitest';
import { versionLine } from './status.ts';

const remote = { name: 'shop', live: '1.0.0', canary: null, staff: null, previous: null } as ManagedRemote;
const release = (drawn: number, failed: number) =>
  ({
    version: '1.0.0',
    publishedAt: 'then',
    publishedBy: { kind: 'token', name: 'approved' },
    entry: 1024,
    page: 1024,
    demotedAt: null,
    waitsWith: null,
    health: { drawn, failed, series: [] },
  }) as unknown as ManagedRelease;

it('labels the publisher of a version', () => {
  expect(versionLine(remote, release(0, 0))).toBe(
    '  1.0.0  then  by "approved"  2.0 KB  no recent pages  [live]',
  );
});

it('names the command that lists failures when there are any', () => {
  expect(versionLine(remote, release(0, 1))).toContain(
    '1 of about 1 pages failed (see release failures shop 1.0.0)',
  );
  expect(versionLine(remote, release(5, 0))).toContain('0 of about 5 pages failed  [live]');
});
