import { expect, it } from 'vitest';
import { seeded } from './random.ts';
import { toMarkup } from './shape.ts';

it('writes attribute names the way SVG spells them and escapes values', () => {
  const shape = { tag: 'path', attributes: { d: 'M0 0', strokeWidth: 2, fill: '"<&' } } as const;
  expect(toMarkup([shape])).toBe('<path d="M0 0" stroke-width="2" fill="&quot;&lt;&amp;"/>');
});

it('nests children', () => {
  const shape = { tag: 'g', attributes: {}, children: [{ tag: 'circle', attributes: { r: 1 } }] } as const;
  expect(toMarkup([shape])).toBe('<g><circle r="1"/></g>');
});

it('produces the same numbers from the same seed and others from another', () => {
  const draw = (seed: number) => Array.from({ length: 5 }, seeded(seed).between.bind(null, 0, 1));
  expect(draw(3)).toEqual(draw(3));
  expect(draw(3)).not.toEqual(draw(4));
});
