import { expect, it } from 'vitest';
import { backoff } from './backoff.ts';
import { actionOf } from './player-keys.ts';

const press = (key: string, on = 'SECTION', more = {}) =>
  actionOf({ key, on, altKey: false, ctrlKey: false, metaKey: false, ...more });

it('supports the usual shortcuts of players', () => {
  expect([' ', 'k', 'K'].map((key) => press(key)?.kind)).toEqual(['play', 'play', 'play']);
  expect(['m', 'f', 'c'].map((key) => press(key)?.kind)).toEqual(['mute', 'fullscreen', 'captions']);
  expect(press('ArrowLeft')).toEqual({ kind: 'seek', seconds: -5 });
  expect(press('ArrowUp')).toEqual({ kind: 'volume', by: 0.1 });
  expect(press('x')).toBeUndefined();
});

it('ignores keys that a control, the browser or the system uses', () => {
  expect(press(' ', 'BUTTON')).toBeUndefined();
  expect(press('k', 'BUTTON')?.kind).toBe('play');
  expect(press('ArrowUp', 'INPUT')).toBeUndefined();
  expect(press('m', 'SELECT')).toBeUndefined();
  expect(press('f', 'SECTION', { ctrlKey: true })).toBeUndefined();
});

it('doubles the delay with each failure, up to half a minute', () => {
  expect([0, 1, 2, 4, 5, 50].map(backoff)).toEqual([1000, 2000, 4000, 16_000, 30_000, 30_000]);
});
