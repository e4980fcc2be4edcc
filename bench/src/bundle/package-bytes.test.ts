import { expect, it } from 'vitest';
import { packageBytes, packageOf } from './package-bytes.ts';

it('names the package of a source', () => {
  const pnpm = 'webpack://shell/../node_modules/.pnpm';
  expect(packageOf(`${pnpm}/react-dom@19/node_modules/react-dom/cjs/react-dom.js`)).toBe('react-dom');
  expect(packageOf(`${pnpm}/@emotion+cache@11/node_modules/@emotion/cache/dist/cache.js`)).toBe('Emotion');
  expect(packageOf('webpack://shell/../shared/kit/src/index.ts')).toBe('@boardwalk/kit');
  expect(packageOf('webpack://shell/./src/main.ts')).toBe('shell');
  expect(packageOf('webpack://shell/webpack/runtime/define_property_getters')).toBe('bundler');
});

it('attributes every byte of a file, also those without a source', () => {
  // The columns 2 to 5 of the first line are of `a.ts`, the rest of the line of `b.ts`; the second line has no source.
  const map = {
    version: 3,
    sources: ['./src/a.ts', '../shared/kit/src/b.ts'],
    names: [],
    mappings: 'EAAA,ICAA',
  };
  const code = '()aaaabbbbbb\n//é';
  expect(packageBytes(code, JSON.stringify(map))).toEqual([
    { name: '@boardwalk/kit', bytes: 7 },
    { name: 'bundler', bytes: 6 },
    { name: 'shell', bytes: 4 },
  ]);
});
