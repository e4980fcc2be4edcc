import { expect, it } from 'vitest';
import { treemapOf } from './treemap.ts';

it('contains one rectangle for each large package, and one for all small ones', () => {
  const packages = [
    { name: 'react-dom', bytes: 60_000 },
    { name: '@boardwalk/kit', bytes: 40_000 },
    { name: 'tiny-1', bytes: 500 },
    { name: 'tiny-2', bytes: 500 },
  ];
  const svg = treemapOf(packages);
  expect(svg.match(/<g transform/g)).toHaveLength(3);
  expect(svg).toContain('<title>react-dom, 58.6 KB</title>');
  expect(svg).toContain('<title>others, 1.0 KB</title>');
  expect(svg).not.toContain('tiny');
});

it('escapes the names', () => {
  expect(treemapOf([{ name: 'a<b', bytes: 10 }])).toContain('a&lt;b');
});
