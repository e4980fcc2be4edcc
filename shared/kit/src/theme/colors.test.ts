import {
  accentOf,
  accentProblems,
  contrast,
  DEFAULT_ACCENT,
  DEFAULT_LOOK,
  INK,
  LAMP,
  NEUTRALS,
  onFill,
  SIGNALS,
  SITE_PRESETS,
  siteStyle,
} from '@boardwalk/contracts';
import { describe, expect, it } from 'vitest';

type Theme = 'light' | 'dark';
const CASES = Object.keys(NEUTRALS).flatMap((name) =>
  (['light', 'dark'] as const).map((theme) => [name as keyof typeof NEUTRALS, theme] as const),
);

describe.each(CASES)('%s, %s', (palette: keyof typeof NEUTRALS, theme: Theme) => {
  const { ground, raised, sunken, text, quiet, lineStrong } = NEUTRALS[palette];
  const grounds = [ground, raised, sunken].map((pair) => pair[theme]);

  it.each(Object.entries({ text, quiet, ...SIGNALS }))(
    'makes %s readable on every background',
    (_, colour) => {
      for (const each of grounds) expect(contrast(colour[theme], each)).toBeGreaterThanOrEqual(4.5);
    },
  );

  it('makes strong lines visible', () => {
    for (const each of grounds) expect(contrast(lineStrong[theme], each)).toBeGreaterThanOrEqual(3);
  });
});

it('puts ink on the lamp’s yellow', () => {
  expect(contrast(INK, LAMP)).toBeGreaterThanOrEqual(7);
});

it.each(Object.keys(NEUTRALS) as (keyof typeof NEUTRALS)[])(
  'turns any color into an accent that is readable on %s',
  (name) => {
    for (const fill of ['#F6A821', '#000000', '#FFFFFF', '#777777', '#00FF00', '#B3235E', '#2F5BD0']) {
      const accent = accentOf(fill, NEUTRALS[name]);
      expect(accentProblems({ ...accent, fill: onFillIsReadable(fill) }, NEUTRALS[name])).toEqual([]);
    }
  },
);
/** Either ink or white is readable on every fill. */
const onFillIsReadable = (fill: string) => {
  expect(contrast(fill, onFill(fill))).toBeGreaterThanOrEqual(4.5);
  return fill;
};

it('reports unreadable colors', () => {
  const found = accentProblems({ ...DEFAULT_ACCENT, light: '#F6A821', dark: '#333333' }, NEUTRALS.harbour);
  expect(found.map(({ colour }) => colour)).toEqual(['light', 'dark']);
});

it('changes no styles for the default look, and both themes for another one', () => {
  expect(siteStyle(DEFAULT_LOOK)).toBe('');
  const style = siteStyle(SITE_PRESETS.mountain.look);
  expect(style).toMatch(/^html,\.light\{.*\}html\[data-theme=dark\],\.dark\{.*\}$/);
  expect(style).toContain('--chakra-colors-sodium-solid:#B3235E');
  expect(style).toContain('--chakra-colors-sodium-focus-ring:');
  expect(style).not.toContain('<');
});
