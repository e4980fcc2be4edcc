import { expect, it, vi } from 'vitest';
import { GatheredReads } from './gathered-reads.ts';

it('reads what is asked for in one turn at once, and gives each their own', async () => {
  const read = vi.fn(
    async (keys: string[]) => new Map(keys.filter((key) => key !== 'c').map((key) => [key, key + key])),
  );
  const reads = new GatheredReads(read);
  expect(await Promise.all(['a', 'b', 'a', 'c'].map((key) => reads.find(key)))).toEqual([
    'aa',
    'bb',
    'aa',
    undefined,
  ]);
  expect(read.mock.calls).toEqual([[['a', 'b', 'c']]]);
  expect(await reads.find('a')).toBe('aa');
  expect(read).toHaveBeenCalledTimes(2);
});

it('fails for all who asked, and goes on', async () => {
  const read = vi.fn(async (keys: string[]) => new Map(keys.map((key) => [key, key])));
  read.mockRejectedValueOnce(new Error('away'));
  const reads = new GatheredReads(read);
  const both = await Promise.allSettled([reads.find('a'), reads.find('b')]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await reads.find('a')).toBe('a');
});
