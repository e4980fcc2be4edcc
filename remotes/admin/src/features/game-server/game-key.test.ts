import { expect, it } from 'vitest';
import { type CreatedKey, serverLines, stateOf } from './game-key.ts';

const NOW = Date.parse('2026-11-23T12:00:00Z');

it('distinguishes valid, replaced and expired keys', () => {
  expect(stateOf({ endsAt: null }, NOW)).toBe('usable');
  expect(stateOf({ endsAt: '2026-11-24T11:59:59Z' }, NOW)).toBe('ending');
  expect(stateOf({ endsAt: '2026-11-23T12:00:00Z' }, NOW)).toBe('ended');
});

it('writes the lines of server.cfg', () => {
  const key = { id: 'the-id', secret: 'the-secret', snapshotKey: 'the-snapshot-key' } as CreatedKey;
  expect(serverLines('https://city.test', key).split('\n')).toEqual([
    'set boardwalk_url "https://city.test"',
    'set boardwalk_key "the-id"',
    'set boardwalk_secret "the-secret"',
    'set boardwalk_snapshot_key "the-snapshot-key"',
    'ensure boardwalk',
  ]);
});
