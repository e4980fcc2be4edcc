import type { AuditEntry } from '@boardwalk/contracts';
import { expect, it } from 'vitest';
import { historyLine } from './history.ts';

const entry = (change: object) =>
  ({
    at: 'then',
    action: 'release.promoted',
    actor: { fullName: 'ci' },
    before: null,
    after: null,
    ...change,
  }) as AuditEntry;

it('shows the change, the actor and the reason', () => {
  const change = {
    before: { live: '1', canary: null, share: null },
    after: { version: '2', live: '1', canary: '2', share: 10, reason: 'trying it' },
  };
  expect(historyLine(entry(change))).toBe(
    'then  promoted 2  by ci  (canary nothing → 2, share nothing → 10, “trying it”)',
  );
});

it('shows changes that the site makes by itself', () => {
  expect(historyLine(entry({ action: 'release.published', actor: null, after: { version: '1' } }))).toBe(
    'then  published 1  by the site itself',
  );
});
