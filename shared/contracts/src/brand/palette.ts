/** A color in the light theme (morning fog) and the dark theme (night). */
export interface ColourPair {
  light: string;
  dark: string;
}

/** Colors of backgrounds, lines and text. Text pairs have a contrast of at least 4.5:1 on the backgrounds, strong lines 3:1; a test checks it. */
export interface Neutrals {
  ground: ColourPair;
  raised: ColourPair;
  sunken: ColourPair;
  line: ColourPair;
  lineStrong: ColourPair;
  text: ColourPair;
  quiet: ColourPair;
}

/** Neutral palettes that a site can choose. `harbour` is the default. */
export const NEUTRALS = {
  harbour: {
    ground: { light: '#F6F3EC', dark: '#0B0F1A' },
    raised: { light: '#FFFFFF', dark: '#121A2B' },
    sunken: { light: '#EDE8DC', dark: '#080B13' },
    line: { light: '#DCD5C7', dark: '#26324A' },
    lineStrong: { light: '#837D6E', dark: '#62718F' },
    text: { light: '#141A26', dark: '#EDF1F8' },
    quiet: { light: '#566074', dark: '#9FADC4' },
  },
  alpine: {
    ground: { light: '#EFF4F6', dark: '#0B1719' },
    raised: { light: '#FFFFFF', dark: '#122326' },
    sunken: { light: '#E2EAED', dark: '#071012' },
    line: { light: '#C9D6DB', dark: '#233C40' },
    lineStrong: { light: '#6B7F88', dark: '#5F8288' },
    text: { light: '#12232B', dark: '#EAF3F2' },
    quiet: { light: '#475D67', dark: '#9DB8B8' },
  },
  slate: {
    ground: { light: '#F5F5F4', dark: '#121214' },
    raised: { light: '#FFFFFF', dark: '#1B1B1E' },
    sunken: { light: '#EAEAE8', dark: '#0B0B0C' },
    line: { light: '#D6D6D2', dark: '#343438' },
    lineStrong: { light: '#7B7B75', dark: '#76767C' },
    text: { light: '#1A1A18', dark: '#F2F2F1' },
    quiet: { light: '#5A5A54', dark: '#ABABB0' },
  },
} as const satisfies Record<string, Neutrals>;

/** Colors with a fixed meaning (danger, success, link), independent of the site's look. */
export const SIGNALS = {
  signal: { light: '#C6281A', dark: '#FF6152' },
  tide: { light: '#0A7064', dark: '#35C2AE' },
  dusk: { light: '#3748C8', dark: '#93A4FF' },
} as const satisfies Record<string, ColourPair>;

/**
 * Default palette: the source for pages, e-mails, the local identity provider's sign-in page, share cards and artwork. A community's changes are
 * stored in the look of its site.
 */
export const COLOURS = {
  ...NEUTRALS.harbour,
  sodium: { light: '#935000', dark: '#F6A821' },
  ...SIGNALS,
} as const satisfies Record<string, ColourPair>;

/** Text color on bright fills, in both themes. */
export const INK = '#1A1204';
/** The yellow of the lamp: a fill, never text on light backgrounds. */
export const LAMP = '#F6A821';
