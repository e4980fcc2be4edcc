import type { DeployToken } from '@boardwalk/contracts';
import { expect, it } from 'vitest';
import { namesOf, stateOf } from './token-state.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const token = (change: Partial<DeployToken>) =>
  ({ revokedAt: null, expiresAt: '2026-12-01T00:00:00Z', ...change }) as DeployToken;

it('tells a usable token from a revoked and an expired one', () => {
  expect(stateOf(token({}), NOW)).toBe('usable');
  expect(stateOf(token({ expiresAt: '2026-11-21T12:00:01Z' }), NOW)).toBe('usable');
  expect(stateOf(token({ expiresAt: '2026-11-21T12:00:00Z' }), NOW)).toBe('expired');
  expect(stateOf(token({ revokedAt: '2026-11-20T12:00:00Z' }), NOW)).toBe('revoked');
});

it('reads names however they are separated', () => {
  expect(namesOf(' home, news  home\nstaff,')).toEqual(['home', 'news', 'staff']);
  expect(namesOf(' , ')).toEqual([]);
});
