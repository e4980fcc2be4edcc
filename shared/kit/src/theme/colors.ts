/** One colour in both themes: morning fog (light) and night (dark). */
interface Pair {
  light: string;
  dark: string;
}

const both = ({ light, dark }: Pair) => ({ value: { base: light, _dark: dark } });

/** The palette of the community. Text pairs keep at least 4.5:1 on ground and on raised; a test holds them to it. */
export const COLOURS = {
  ground: { light: '#F6F3EC', dark: '#0B0F1A' },
  raised: { light: '#FFFFFF', dark: '#121A2B' },
  sunken: { light: '#EDE8DC', dark: '#080B13' },
  line: { light: '#DCD5C7', dark: '#26324A' },
  lineStrong: { light: '#837D6E', dark: '#62718F' },
  text: { light: '#141A26', dark: '#EDF1F8' },
  quiet: { light: '#566074', dark: '#9FADC4' },
  sodium: { light: '#935000', dark: '#F6A821' },
  signal: { light: '#C6281A', dark: '#FF6152' },
  tide: { light: '#0A7064', dark: '#35C2AE' },
  dusk: { light: '#3748C8', dark: '#93A4FF' },
} as const satisfies Record<string, Pair>;

/** Ink that stands on the lamp-yellow fill in both themes. */
export const INK = '#1A1204';
/** The lamp's own yellow: a fill, never text on light ground. */
export const LAMP = '#F6A821';

/** Colours that are the same in both themes. */
export const plainColours = {
  transparent: { value: 'transparent' },
  current: { value: 'currentColor' },
  black: { value: '#05070C' },
  white: { value: '#FFFFFF' },
  blackAlpha: { 500: { value: 'rgb(5 7 12 / 0.62)' } },
  lamp: { value: LAMP },
  ink: { value: INK },
};

interface Accent {
  text: Pair;
  fill: Pair;
  onFill: Pair;
}

/** The steps that component recipes ask of every palette. */
function accent({ text, fill, onFill }: Accent) {
  const tint = (percent: number, dark = percent) =>
    both({
      light: `color-mix(in srgb, ${text.light} ${percent}%, ${COLOURS.raised.light})`,
      dark: `color-mix(in srgb, ${text.dark} ${dark}%, ${COLOURS.raised.dark})`,
    });
  return {
    solid: both(fill),
    contrast: both(onFill),
    fg: both(text),
    subtle: tint(8, 12),
    muted: tint(14, 20),
    emphasized: tint(24, 32),
    border: tint(40, 45),
    focusRing: both(text),
  };
}

const plain = (pair: Pair, onLight = '#FFFFFF', onDark = '#0B0F1A'): Accent => ({
  text: pair,
  fill: pair,
  onFill: { light: onLight, dark: onDark },
});

const sodium = accent({
  text: COLOURS.sodium,
  fill: { light: LAMP, dark: LAMP },
  onFill: { light: INK, dark: INK },
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
