import { expect, it } from 'vitest';
import { undoOf } from './undo.ts';

const before = { live: '1', canary: { version: '2', share: 10 }, staff: null, floor: null };
const promote = { kind: 'promote', name: 'news', version: '3', force: false } as const;

it('brings back the version that everybody had', () => {
  const undo = { kind: 'promote', name: 'news', version: '1', to: 'live', force: true };
  expect(undoOf({ ...promote, to: 'live' }, before)).toEqual(undo);
  expect(undoOf({ kind: 'rollback', name: 'news', channel: 'live' }, before)).toEqual(undo);
});

it('brings back the canary with its share', () => {
  const undo = { kind: 'promote', name: 'news', version: '2', share: 10, to: 'canary', force: true };
  expect(undoOf({ ...promote, to: 'canary', share: 50 }, before)).toEqual(undo);
  expect(undoOf({ kind: 'rollback', name: 'news', channel: 'canary' }, before)).toEqual(undo);
});

it('ends what there was none of before', () => {
  expect(undoOf({ ...promote, to: 'staff' }, before)).toEqual({
    kind: 'rollback',
    name: 'news',
    channel: 'staff',
  });
});

it('knows no way back to nothing', () => {
  expect(undoOf({ ...promote, to: 'live' }, { ...before, live: null })).toBeUndefined();
});

it('moves the security floor back to where it was', () => {
  expect(undoOf({ kind: 'floor', name: 'news', version: '1' }, { ...before, floor: '0' })).toEqual({
    kind: 'floor',
    name: 'news',
    version: '0',
  });
});
