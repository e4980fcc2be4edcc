import { expect, it } from 'vitest';
import { undoOf } from './undo.ts';

const before = { live: '1', canary: { version: '2', share: 10 }, staff: null, floor: null };
const promote = { kind: 'promote', name: 'news', version: '3', force: false } as const;

it('restores the previous live version', () => {
  const undo = { kind: 'promote', name: 'news', version: '1', to: 'live', force: true };
  expect(undoOf({ ...promote, to: 'live' }, before)).toEqual(undo);
  expect(undoOf({ kind: 'rollback', name: 'news', channel: 'live' }, before)).toEqual(undo);
});

it('restores the canary with its share', () => {
  const undo = { kind: 'promote', name: 'news', version: '2', share: 10, to: 'canary', force: true };
  expect(undoOf({ ...promote, to: 'canary', share: 50 }, before)).toEqual(undo);
  expect(undoOf({ kind: 'rollback', name: 'news', channel: 'canary' }, before)).toEqual(undo);
});

it('stops serving a channel that had no version before', () => {
  expect(undoOf({ ...promote, to: 'staff' }, before)).toEqual({
    kind: 'rollback',
    name: 'news',
    channel: 'staff',
  });
});

it('can’t undo a change from nothing served', () => {
  expect(undoOf({ ...promote, to: 'live' }, { ...before, live: null })).toBeUndefined();
});

it('restores the security floor', () => {
  expect(undoOf({ kind: 'floor', name: 'news', version: '1' }, { ...before, floor: '0' })).toEqual({
    kind: 'floor',
    name: 'news',
    version: '0',
  });
});
