import { expect, it } from 'vitest';
import { UsageError } from './plain-error.ts';
import { readOptions } from './read-options.ts';

const read = (...args: string[]) =>
  readOptions({ args, options: { keep: { type: 'string' } } }, 'Usage: it').values;

it('reads options', () => {
  expect(read('--keep', '3')).toEqual({ keep: '3' });
});

it.each([
  [['--nonsense'], "Unknown option '--nonsense'.\nUsage: it"],
  [['--keep'], "Option '--keep <value>' argument missing.\nUsage: it"],
  [['more'], "Unexpected argument 'more'.\nUsage: it"],
])('explains the correct usage: %j', (args, message) => {
  expect(() => read(...args)).toThrow(UsageError);
  expect(() => read(...args)).toThrow(message);
});
