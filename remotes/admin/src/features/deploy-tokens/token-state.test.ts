import type { DeployToken } from '@boardwalk/contracts';
import { expect, it } from 'vitest';
import { namesOf, stateOf } from './token-state.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const token = (change: Partial<DeployToken>) =>
  ({ revokedAt: null, expiresAt: '2026-12-01T00:00:00Z', ...change }) as DeployToken;

it('distinguishes usable, revoked and expired tokens', () => {
  expect(stateOf(token({}), NOW)).toBe('usable');
  expect(stateOf(token({ expiresAt: '2026-11-21T12:00:01Z' }), NOW)).toBe('usable');
  expect(stateOf(token({ expiresAt: '2026-11-21T12:00:00Z' }), NOW)).toBe('expired');
  expect(stateOf(token({ revokedAt: '2026-11-20T12:00:00Z' }), NOW)).toBe('revoked');
});

it('parses names with any separator', () => {
  expect(namesOf(' home, news  home\nstaff,')).toEqual(['home', 'news', 'staff']);
  expect(namesOf(' , ')).toEqual([]);
});
