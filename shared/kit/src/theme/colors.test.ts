import { COLOURS, INK, LAMP } from '@boardwalk/contracts';
import { describe, expect, it } from 'vitest';

type Theme = 'light' | 'dark';

function luminance(hex: string): number {
  const channel = (at: number) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

function contrast(one: string, other: string): number {
  const [high, low] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return ((high ?? 0) + 0.05) / ((low ?? 0) + 0.05);
}

describe.each<Theme>(['light', 'dark'])('%s', (theme) => {
  const grounds = [COLOURS.ground, COLOURS.raised, COLOURS.sunken].map((pair) => pair[theme]);

  it.each(['text', 'quiet', 'sodium', 'signal', 'tide', 'dusk'] as const)(
    '%s is readable on every ground',
    (name) => {
      for (const ground of grounds)
        expect(contrast(COLOURS[name][theme], ground)).toBeGreaterThanOrEqual(4.5);
    },
  );

  it('draws strong lines that can be seen', () => {
    for (const ground of grounds)
      expect(contrast(COLOURS.lineStrong[theme], ground)).toBeGreaterThanOrEqual(3);
  });
});

it('sets ink on the lamp’s yellow', () => {
  expect(contrast(INK, LAMP)).toBeGreaterThanOrEqual(7);
});
