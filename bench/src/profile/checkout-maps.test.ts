import { expect, it } from 'vitest';
import { comparableMaps } from './checkout-maps.ts';

const mapsOf = (name: string) => () => `map of ${name}`;

it('returns the maps of both checkouts', () => {
  const { here, there } = comparableMaps('/new', '/old', () => {}, mapsOf);
  expect([here('main.js'), there('main.js')]).toEqual(['map of /new', 'map of /old']);
});

it('returns no maps if one checkout has none', () => {
  const lines: string[] = [];
  const log = (line: string) => lines.push(line);
  const { here, there } = comparableMaps('/new', '/old', log, (checkout) =>
    checkout === '/new' ? mapsOf(checkout) : undefined,
  );
  expect([here('main.js'), there('main.js')]).toEqual([undefined, undefined]);
  expect(lines).toEqual(['no source maps of /old: files are compared instead of modules']);
});
