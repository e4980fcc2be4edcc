import { expect, it } from 'vitest';
import { moduleName, moduleTimes } from './module-times.ts';

const frame = (functionName: string, url: string, columnNumber = 0) => ({
  functionName,
  url,
  lineNumber: 0,
  columnNumber,
});

it('sums self times by source module, in milliseconds', () => {
  // The columns from 2 on are of `a.ts`, those from 6 on of `b.ts`.
  const map = JSON.stringify({
    version: 3,
    sources: ['./src/a.ts', '../shared/kit/src/b.ts'],
    names: [],
    mappings: 'EAAA,ICAA',
  });
  const profile = {
    nodes: [
      { id: 1, callFrame: frame('(root)', '') },
      { id: 2, callFrame: frame('a', 'http://localhost/assets/main.1.js', 3) },
      { id: 3, callFrame: frame('b', 'http://localhost/assets/main.1.js', 8) },
      { id: 4, callFrame: frame('c', 'http://localhost/remotes/news/1.0.0/page.js', 8) },
      { id: 5, callFrame: frame('(garbage collector)', '') },
      { id: 6, callFrame: frame('(idle)', '') },
    ],
    samples: [1, 2, 3, 2, 4, 5, 6],
    timeDeltas: [50, 1000, 2000, 3000, 500, 250, 100],
  };
  const times = moduleTimes(profile, (file) => (file === 'main.1.js' ? map : undefined));
  expect(Object.fromEntries(times)).toEqual({
    'shell/src/a.ts': 2.5,
    'shared/kit/src/b.ts': 3,
    'page.js': 0.25,
    '(garbage collector)': 0.1,
  });
});

it('sums functions without a source map by their file, without the hash of the build', () => {
  const profile = {
    nodes: [{ id: 1, callFrame: frame('a', 'http://localhost/assets/main.0a1b2c3d4e.js') }],
    samples: [1, 1],
    timeDeltas: [0, 2000],
  };
  expect([...moduleTimes(profile, () => undefined)]).toEqual([['main.js', 2]]);
});

it('shortens sources to a package or a path in the checkout', () => {
  const pnpm = 'webpack://shell/../node_modules/.pnpm';
  expect(moduleName(`${pnpm}/react-dom@19/node_modules/react-dom/cjs/client.js`)).toBe(
    'react-dom/cjs/client.js',
  );
  expect(moduleName(`${pnpm}/@emotion+cache@11/node_modules/@emotion/cache/dist/cache.js`)).toBe(
    '@emotion/cache/dist/cache.js',
  );
  expect(moduleName('webpack://shell/../shared/kit/src/index.ts')).toBe('shared/kit/src/index.ts');
  expect(moduleName('webpack://shell/./src/main.ts')).toBe('shell/src/main.ts');
});
