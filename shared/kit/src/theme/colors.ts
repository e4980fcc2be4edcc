import { COLOURS, type ColourPair, INK, LAMP } from '@boardwalk/contracts';

const both = ({ light, dark }: ColourPair) => ({ value: { base: light, _dark: dark } });

/** Colours that are the same in both themes. */
export const plainColours = {
  transparent: { value: 'transparent' },
  current: { value: 'currentColor' },
  black: { value: '#05070C' },
  white: { value: '#FFFFFF' },
  blackAlpha: { 500: { value: 'rgb(5 7 12 / 0.62)' } },
  night: { value: COLOURS.ground.dark },
  lamp: { value: LAMP },
  ink: { value: INK },
};

const mix = (colour: string, percent: number, ground: string) =>
  `color-mix(in srgb, ${colour} ${percent}%, ${ground})`;

interface Accent {
  text: ColourPair;
  fill: ColourPair;
  onFill: ColourPair;
  /** How much more of the fill a light tint takes. A bright fill needs more of it, to be seen on the ground. */
  tintStrength?: number;
}

/** The steps that component recipes ask of every palette. */
function accent({ text, fill, onFill, tintStrength = 1 }: Accent) {
  const tint = (percent: number, dark: number) =>
    both({
      light: mix(fill.light, percent * tintStrength, COLOURS.raised.light),
      dark: mix(text.dark, dark, COLOURS.raised.dark),
    });
  return {
    solid: both(fill),
    contrast: both(onFill),
    fg: both(text),
    subtle: tint(8, 12),
    muted: tint(14, 20),
    emphasized: tint(24, 32),
    border: both({
      light: mix(text.light, 40, COLOURS.raised.light),
      dark: mix(text.dark, 45, COLOURS.raised.dark),
    }),
    focusRing: both(text),
  };
}

const plain = (pair: ColourPair, onLight = '#FFFFFF', onDark = '#0B0F1A'): Accent => ({
  text: pair,
  fill: pair,
  onFill: { light: onLight, dark: onDark },
});

const sodium = accent({
  text: COLOURS.sodium,
  fill: { light: LAMP, dark: LAMP },
  onFill: { light: INK, dark: INK },
  tintStrength: 2.5,
});
const signal = accent(plain(COLOURS.signal, '#FFFFFF', '#1E0503'));
const tide = accent(plain(COLOURS.tide, '#FFFFFF', '#04201C'));
const dusk = accent(plain(COLOURS.dusk, '#FFFFFF', '#0B0F2A'));

export const semanticColours = {
  bg: {
    DEFAULT: both(COLOURS.ground),
    subtle: both(COLOURS.sunken),
    muted: both(COLOURS.sunken),
    emphasized: both(COLOURS.line),
    panel: both(COLOURS.raised),
    inverted: both({ light: COLOURS.text.light, dark: COLOURS.text.dark }),
  },
  fg: {
    DEFAULT: both(COLOURS.text),
    muted: both(COLOURS.quiet),
    subtle: both(COLOURS.quiet),
    inverted: both({ light: COLOURS.ground.light, dark: COLOURS.ground.dark }),
    error: both(COLOURS.signal),
    success: both(COLOURS.tide),
    info: both(COLOURS.dusk),
  },
  border: {
    DEFAULT: both(COLOURS.line),
    muted: both(COLOURS.line),
    subtle: both(COLOURS.line),
    emphasized: both(COLOURS.lineStrong),
    inverted: both({ light: COLOURS.text.light, dark: COLOURS.text.dark }),
    error: both(COLOURS.signal),
  },
  gray: accent({ ...plain(COLOURS.text), onFill: { light: '#FFFFFF', dark: COLOURS.ground.dark } }),
  sodium,
  signal,
  tide,
  dusk,
  // The names by which Chakra's recipes ask for them.
  red: { ...signal, 500: both(COLOURS.signal) },
  green: tide,
  blue: dusk,
  orange: sodium,
};
