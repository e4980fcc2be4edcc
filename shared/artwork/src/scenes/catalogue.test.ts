import { describe, expect, it } from 'vitest';
import { palettes } from '../palette/palette.ts';
import { pictureColors } from '../palette/picture-colors.ts';
import { scenes } from './catalogue.ts';

const pictures = scenes.flatMap((scene) =>
  scene.variants.map((variant) => ({ name: `${scene.name} ${variant}`, scene, variant })),
);
const colors = new Set(Object.values(pictureColors).flatMap((palette) => [...palette.values()]));

/** Returns whether every opened element is closed, in order. */
function isBalanced(markup: string): boolean {
  const open: string[] = [];
  for (const [, closing, tag, self] of markup.matchAll(/<(\/?)([a-zA-Z]+)[^>]*?(\/?)>/g)) {
    if (closing) {
      if (open.pop() !== tag) return false;
    } else if (!self && tag) open.push(tag);
  }
  return open.length === 0;
}

describe.each(pictures)('$name', ({ scene, variant }) => {
  const markup = scene.markup(variant);

  it('has the same markup in each call', () => {
    expect(scene.markup(variant)).toBe(markup);
  });

  it('is balanced and references nothing outside itself', () => {
    expect(isBalanced(markup)).toBe(true);
    expect(markup).not.toMatch(/<script|<foreignObject|<image|<use|href=|url\((?!#)|NaN|undefined|Infinity/);
  });

  it('uses colors of the palettes only', () => {
    const used = [...markup.matchAll(/(?:fill|stroke)(?:="|: )(?!none|url)([^";]+)/g)].map(
      ([, color]) => color,
    );
    expect(
      used.filter((color = '') => !colors.has(color) && color !== '#000' && color !== '#FFFFFF'),
    ).toEqual([]);
  });

  it('has a text alternative', () => {
    expect(scene.alt.length).toBeGreaterThan(30);
  });
});

it.each(['hero', 'world'])('computes %s with the colors of the variant', (name) => {
  const scene = scenes.find((candidate) => candidate.name === name);
  for (const variant of ['night', 'morning'] as const) {
    const used = [...(scene?.markup(variant) ?? '').matchAll(/#[0-9A-F]{6}/g)].map(([color]) => color);
    expect(used.length).toBeGreaterThan(50);
    expect(used.filter((color) => !Object.values(palettes[variant]).includes(color))).toEqual([]);
  }
});

it('has a unique name for each scene', () => {
  expect(new Set(scenes.map(({ name }) => name)).size).toBe(scenes.length);
});
