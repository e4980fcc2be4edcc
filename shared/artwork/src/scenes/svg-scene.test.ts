import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { scenes } from './catalogue.ts';
import { PICTURES, recolor } from './svg-scene.ts';

const COMPUTED = ['hero', 'world', 'stream-harbour'];
/** Other versions of a picture, from the same file. */
const VERSIONS = ['-mirrored', '-later'];
const files = readdirSync(PICTURES);
const pictures = scenes.filter(
  ({ name }) => !COMPUTED.includes(name) && !VERSIONS.some((version) => name.endsWith(version)),
);

const STYLE = /<style\b[^>]*>([^<]*)<\/style>/g;
/** A rule of the style sheet, in the notation of the palette's classes. */
const RULE = /\.((fill|stroke)-[a-z-]+) \{ \2: #[0-9A-F]{6}; \}/g;

const matchesOf = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, match = '']) => match);

it('has a scene for each file, and a file for each scene that is not computed', () => {
  expect(files.toSorted()).toEqual(pictures.map(({ name }) => `${name}.svg`).toSorted());
});

describe.each(pictures)('$name', (scene) => {
  const { name, width, height, variants, markup } = scene;
  const svg = readFileSync(join(PICTURES, `${name}.svg`), 'utf8');
  const style = matchesOf(svg, STYLE).join('');
  const drawing = svg.replace(STYLE, '');

  it('is valid XML, and as large as its viewBox', async () => {
    expect(await sharp(Buffer.from(svg)).metadata()).toMatchObject({ format: 'svg', width, height });
  });

  it('is stored in the colors of its first variant', () => {
    const [variant] = variants;
    expect(variant && markup(variant)).toBe(svg);
  });

  it('has a style sheet with one rule for each class, and nothing else', () => {
    const used = matchesOf(drawing, /\sclass="([^"]*)"/g).flatMap((classes) => classes.split(' '));
    expect(matchesOf(style, RULE).toSorted()).toEqual([...new Set(used)].toSorted());
    expect(style.replace(RULE, '').trim()).toBe('');
  });

  it('takes its colors from classes', () => {
    const literal = matchesOf(drawing, /[\s;"](?:fill|stroke|style|color|stop-color)="([^"]*)"/g);
    expect(literal.filter((value) => !['none', '#000', '#FFFFFF'].includes(value))).toEqual([]);
  });

  it('uses each id once', () => {
    const ids = matchesOf(svg, /\sid="([^"]*)"/g);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });
});

it('rejects a class that the palette does not have', () => {
  const colors = new Map([['lamp', '#F6A821']]);
  expect(recolor('.fill-lamp{fill:#000000}', colors)).toBe('.fill-lamp { fill: #F6A821; }');
  expect(() => recolor('.stroke-lava { stroke: #FF0000; }', colors)).toThrow(
    'The palette has no color "lava".',
  );
});

it('mirrors another version of a picture, with the same text alternative', () => {
  const version = scenes.find(({ name }) => name === 'property-villa-1-mirrored');
  const original = scenes.find(({ name }) => name === 'property-villa-1');
  expect(version?.alt).toBe(original?.alt);
  expect(version?.markup('night')).toContain(`<g transform="translate(${original?.width} 0) scale(-1 1)">`);
  expect(version?.markup('night')).toMatch(/<\/g><\/svg>$/);
});
