import { contrast } from './contrast.ts';
import { COLOURS, type ColourPair, INK, LAMP, NEUTRALS, type Neutrals, SIGNALS } from './palette.ts';

/** The accent of a site: `fill` is the background of buttons in both themes, the others are the text color on the backgrounds of their theme. */
export interface AccentColours {
  fill: string;
  light: string;
  dark: string;
}

/** Default accent of a site. */
export const DEFAULT_ACCENT: AccentColours = { fill: LAMP, ...COLOURS.sodium };

/** Returns the text color for a fill: ink or white, whichever has more contrast; black if neither reaches 4.5:1. */
export function onFill(fill: string): string {
  const better = contrast(INK, fill) >= contrast('#FFFFFF', fill) ? INK : '#FFFFFF';
  return contrast(better, fill) >= 4.5 ? better : '#000000';
}

const both = ({ light, dark }: ColourPair) => ({ value: { base: light, _dark: dark } });
const mix = (colour: string, percent: number, ground: string) =>
  `color-mix(in srgb, ${colour} ${percent}%, ${ground})`;

interface Accent {
  text: ColourPair;
  fill: ColourPair;
  onFill: ColourPair;
  /** Factor for the share of the fill in light tints. Bright fills need more to be visible on the background. */
  tintStrength?: number;
}

/** Shades that the component recipes expect of every palette. */
function accent({ text, fill, onFill: contrasting, tintStrength = 1 }: Accent, raised: ColourPair) {
  const tint = (percent: number, dark: number) =>
    both({
      light: mix(fill.light, percent * tintStrength, raised.light),
      dark: mix(text.dark, dark, raised.dark),
    });
  return {
    solid: both(fill),
    contrast: both(contrasting),
    fg: both(text),
    subtle: tint(8, 12),
    muted: tint(14, 20),
    emphasized: tint(24, 32),
    border: both({ light: mix(text.light, 40, raised.light), dark: mix(text.dark, 45, raised.dark) }),
    focusRing: both(text),
  };
}

const plain = (pair: ColourPair, onLight = '#FFFFFF', onDark = '#0B0F1A'): Accent => ({
  text: pair,
  fill: pair,
  onFill: { light: onLight, dark: onDark },
});

/** Luminance above which a fill is bright, so that its tints on white need a larger share. */
const BRIGHT = 7;

/** Theme colors that differ between light and dark, by the names that component recipes use. */
export function themeColours(
  neutrals: Neutrals = NEUTRALS.harbour,
  { fill, light, dark }: AccentColours = DEFAULT_ACCENT,
) {
  const { ground, raised, sunken, line, lineStrong, text, quiet } = neutrals;
  const of = (colours: Accent) => accent(colours, raised);
  const sodium = of({
    text: { light, dark },
    fill: { light: fill, dark: fill },
    onFill: { light: onFill(fill), dark: onFill(fill) },
    tintStrength: contrast(fill, '#000000') > BRIGHT ? 2.5 : 1,
  });
  const signal = of(plain(SIGNALS.signal, '#FFFFFF', '#1E0503'));
  const tide = of(plain(SIGNALS.tide, '#FFFFFF', '#04201C'));
  const dusk = of(plain(SIGNALS.dusk, '#FFFFFF', '#0B0F2A'));
  return {
    bg: {
      DEFAULT: both(ground),
      subtle: both(sunken),
      muted: both(sunken),
      emphasized: both(line),
      panel: both(raised),
      inverted: both(text),
    },
    fg: {
      DEFAULT: both(text),
      muted: both(quiet),
      subtle: both(quiet),
      inverted: both(ground),
      error: both(SIGNALS.signal),
      success: both(SIGNALS.tide),
      info: both(SIGNALS.dusk),
    },
    border: {
      DEFAULT: both(line),
      muted: both(line),
      subtle: both(line),
      emphasized: both(lineStrong),
      inverted: both(text),
      error: both(SIGNALS.signal),
    },
    gray: of({ ...plain(text), onFill: { light: '#FFFFFF', dark: ground.dark } }),
    sodium,
    signal,
    tide,
    dusk,
    // Names that Chakra's recipes expect.
    red: { ...signal, 500: both(SIGNALS.signal) },
    green: tide,
    blue: dusk,
    orange: sodium,
  };
}

/** Colors that are the same in both themes. */
export function plainColours(
  neutrals: Neutrals = NEUTRALS.harbour,
  { fill }: AccentColours = DEFAULT_ACCENT,
) {
  return {
    transparent: { value: 'transparent' },
    current: { value: 'currentColor' },
    black: { value: '#05070C' },
    white: { value: '#FFFFFF' },
    blackAlpha: { 500: { value: 'rgb(5 7 12 / 0.62)' } },
    night: { value: neutrals.ground.dark },
    lamp: { value: fill },
    ink: { value: onFill(fill) },
  };
}
