import { expect, it } from 'vitest';
import { tagChanges } from './tag-changes.ts';

it('returns unchanged, removed and added tags', () => {
  expect(tagChanges(['ferry', 'pier'], ['night', 'ferry'])).toEqual([
    { tag: 'ferry' },
    { tag: 'pier', change: 'removed' },
    { tag: 'night', change: 'added' },
  ]);
});
