import type { SystemConfig } from '@chakra-ui/react';
import { tokens as stock } from '@chakra-ui/react/theme';

type ThemeConfig = NonNullable<SystemConfig['theme']>;

const value = (text: string) => ({ value: text });

/**
 * Spacing depends on the member's density: each step is multiplied by `--density` (1 is comfortable).
 * @see settings/appearance.ts, which sets it.
 */
const spacing = Object.fromEntries(
  Object.entries(stock.spacing).map(([step, { value: size }]) => [
    step,
    value(`calc(${size} * var(--density, 1))`),
  ]),
);

/** The type scale: 14 · 16 · 18 · 22 · 28 · 38 · 54 · 76 px at the default size, fluid from 28 up. */
const fontSizes = {
  '2xs': value('0.875rem'),
  xs: value('0.875rem'),
  sm: value('0.875rem'),
  md: value('1rem'),
  lg: value('1.125rem'),
  xl: value('1.375rem'),
  '2xl': value('clamp(1.5rem, 1.25rem + 1vw, 1.75rem)'),
  '3xl': value('clamp(1.75rem, 1.3rem + 1.9vw, 2.375rem)'),
  '4xl': value('clamp(2.25rem, 1.4rem + 3.6vw, 3.375rem)'),
  '5xl': value('clamp(2.625rem, 1.2rem + 6vw, 4.75rem)'),
};

export const tokens: ThemeConfig['tokens'] = {
  aspectRatios: stock.aspectRatios,
  animations: stock.animations,
  borders: stock.borders,
  cursor: stock.cursor,
  durations: {
    fastest: value('80ms'),
    faster: value('120ms'),
    fast: value('140ms'),
    moderate: value('180ms'),
    slow: value('240ms'),
    slower: value('240ms'),
    slowest: value('240ms'),
  },
  easings: stock.easings,
  fonts: {
    heading: value('"Bricolage Grotesque", "Bricolage Fallback", sans-serif'),
    // The same font; only its fallback is narrower.
    display: value('"Bricolage Grotesque", "Bricolage Display Fallback", sans-serif'),
    body: value('"Instrument Sans", "Instrument Fallback", system-ui, sans-serif'),
    mono: value('ui-monospace, "SFMono-Regular", Menlo, Consolas, monospace'),
  },
  fontSizes,
  fontWeights: stock.fontWeights,
  letterSpacings: stock.letterSpacings,
  lineHeights: stock.lineHeights,
  radii: stock.radii,
  // `ch` is the width of a zero, which is wider than most letters: 50 of them contain 66 to 72 characters of text.
  sizes: { ...stock.sizes, page: value('75rem'), measure: value('50ch') },
  spacing,
  zIndex: stock.zIndex,
};

/** The scale ends here: Chakra's larger steps look the same. */
const LARGEST = {
  value: { fontFamily: 'display', fontSize: '5xl', lineHeight: '0.96', letterSpacing: '-0.036em' },
};

export const textStyles: ThemeConfig['textStyles'] = {
  '2xs': { value: { fontSize: '2xs', lineHeight: '1.4' } },
  xs: { value: { fontSize: 'xs', lineHeight: '1.4' } },
  sm: { value: { fontSize: 'sm', lineHeight: '1.5' } },
  md: { value: { fontSize: 'md', lineHeight: '1.6' } },
  lg: { value: { fontSize: 'lg', lineHeight: '1.6' } },
  xl: { value: { fontSize: 'xl', lineHeight: '1.35' } },
  '2xl': { value: { fontSize: '2xl', lineHeight: '1.2', letterSpacing: '-0.012em' } },
  '3xl': { value: { fontSize: '3xl', lineHeight: '1.12', letterSpacing: '-0.018em' } },
  '4xl': { value: { fontFamily: 'display', fontSize: '4xl', lineHeight: '1.02', letterSpacing: '-0.028em' } },
  '5xl': LARGEST,
  '6xl': LARGEST,
  '7xl': LARGEST,
  label: { value: { fontSize: 'sm', lineHeight: '1.4', fontWeight: 'medium' } },
};
