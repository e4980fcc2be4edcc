import { describe, expect, it } from 'vitest';
import { TOKENS } from './tokens.ts';

const [day = '', night = ''] = TOKENS.split('@media (prefers-color-scheme: dark)');
const read = (css: string): Record<string, string> =>
  Object.fromEntries(
    [...css.matchAll(/--([\w-]+): (#[0-9a-f]{6})/gi)].map(([, name, value]) => [name, value]),
  );
const themes = { day: read(day), night: { ...read(day), ...read(night) } };

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

describe.each(Object.entries(themes))('the %s', (_name, theme) => {
  it.each([
    ['text', 'ground', 4.5],
    ['text', 'raised', 4.5],
    ['quiet', 'ground', 4.5],
    ['quiet', 'raised', 4.5],
    ['dusk', 'raised', 4.5],
    ['signal', 'raised', 4.5],
    ['ink', 'sodium', 4.5],
    ['field-line', 'raised', 3],
    ['field-line', 'ground', 3],
  ])('shows %s on %s', (front, back, least) => {
    expect(contrast(theme[front] ?? '', theme[back] ?? '')).toBeGreaterThanOrEqual(least);
  });
});
