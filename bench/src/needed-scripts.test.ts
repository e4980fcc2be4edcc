import { expect, it } from 'vitest';
import { agreeingScripts, isNeededScript } from './needed-scripts.ts';
import type { PageRequest } from './waterfall.ts';

const script = (name: string, bytes = 100): PageRequest => ({
  url: `http://localhost/assets/${name}.js`,
  kind: 'Script',
  bytes,
  status: 200,
  headers: {},
  askedBy: [],
});

/** Returns one list of scripts for each visit. */
function visits(...lists: PageRequest[][]) {
  const left = [...lists];
  return { left, visit: async () => left.shift() ?? [] };
}

it('counts scripts and preloads, but no prefetches', () => {
  expect(isNeededScript(script('main'))).toBe(true);
  expect(isNeededScript({ ...script('entry'), kind: 'Other' })).toBe(true);
  expect(isNeededScript({ ...script('news'), kind: 'Fetch' })).toBe(false);
  expect(isNeededScript({ ...script('news'), kind: 'Prefetch' })).toBe(false);
  expect(isNeededScript({ ...script('main'), url: 'http://localhost/api/feed' })).toBe(false);
});

it('repeats a visit until two in a row load the same scripts', async () => {
  const { left, visit } = visits(
    [script('main')],
    [script('main'), script('late')],
    [script('late'), script('main'), script('main', 0)],
  );
  expect(await agreeingScripts(visit)).toHaveLength(3);
  expect(left).toEqual([]);
});

it('fails with the scripts that differ if no two of five visits agree', async () => {
  const both = [script('main'), script('late')];
  const { visit } = visits([script('main')], both, [script('main')], both, [script('main')]);
  await expect(agreeingScripts(visit)).rejects.toThrow('different scripts: /assets/late.js');
});
