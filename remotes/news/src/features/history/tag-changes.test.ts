import { expect, it } from 'vitest';
import { tagChanges } from './tag-changes.ts';

it('tells which tags stayed, went and came', () => {
  expect(tagChanges(['ferry', 'pier'], ['night', 'ferry'])).toEqual([
    { tag: 'ferry' },
    { tag: 'pier', change: 'removed' },
    { tag: 'night', change: 'added' },
  ]);
});
