import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { heroLayers } from './hero-layers.ts';
import { artworkVariables } from './palette/palette.ts';
import { toMarkup } from './shape.ts';

const markup = heroLayers()
  .map(({ shapes }) => toMarkup(shapes))
  .join('');

it('has five layers, each nearer than the previous one', () => {
  const depths = heroLayers().map(({ depth }) => depth);
  expect(depths).toHaveLength(5);
  expect(depths).toEqual([...depths].sort((a, b) => a - b));
});

it('takes every colour from a custom property that is listed', () => {
  const listed = new Set<string>(artworkVariables.map(({ name }) => name));
  const used = [...markup.matchAll(/(?:fill|stroke)="([^"]+)"/g)].map(([, paint]) => paint ?? '');
  for (const paint of used.filter((value) => value !== 'none')) {
    expect(listed).toContain(/^var\((--art-[a-z-]+),#[0-9A-F]{6}\)$/.exec(paint)?.[1]);
  }
});

it('is small enough for the page', () => {
  expect(gzipSync(markup).length).toBeLessThan(14 * 1024);
});
