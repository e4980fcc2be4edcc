import { describe, expect, it } from 'vitest';
import { palettes } from '../palette/palette.ts';
import { type Shape, toDocument } from '../shape.ts';
import { scenes } from './catalogue.ts';

const pictures = scenes.flatMap((scene) =>
  scene.variants.map((variant) => ({
    name: `${scene.name} ${variant}`,
    scene,
    ink: palettes[variant],
    paints: scene.paints?.[variant] ?? Object.values(palettes[variant]),
  })),
);

/** Every opened element is closed, in order. */
function isBalanced(markup: string): boolean {
  const open: string[] = [];
  for (const [, closing, tag, self] of markup.matchAll(/<(\/?)([a-zA-Z]+)[^>]*?(\/?)>/g)) {
    if (closing) {
      if (open.pop() !== tag) return false;
    } else if (!self && tag) open.push(tag);
  }
  return open.length === 0;
}

function flatten(shapes: readonly Shape[]): Shape[] {
  return shapes.flatMap((shape) => [shape, ...flatten(shape.children ?? [])]);
}

describe.each(pictures)('$name', ({ scene, ink, paints }) => {
  const shapes = scene.draw(ink);
  const markup = toDocument(shapes, scene.width, scene.height);

  it('is drawn the same every time', () => {
    expect(toDocument(scene.draw(ink), scene.width, scene.height)).toBe(markup);
  });

  it('is balanced and refers to nothing outside itself', () => {
    expect(isBalanced(markup)).toBe(true);
    expect(markup).not.toMatch(/<script|<foreignObject|<image|<use|href=|url\((?!#)|NaN|undefined|Infinity/);
  });

  it('paints with inks of its palette only', () => {
    const allowed = new Set<string>([...paints, 'none', '#000', '#FFFFFF']);
    const used = flatten(shapes).flatMap(({ attributes }) => [attributes.fill, attributes.stroke]);
    expect(used.filter((paint) => paint !== undefined && !allowed.has(String(paint)))).toEqual([]);
  });

  it('says what it shows', () => {
    expect(scene.alt.length).toBeGreaterThan(30);
  });
});

it('has a name of its own for each scene', () => {
  expect(new Set(scenes.map(({ name }) => name)).size).toBe(scenes.length);
});
