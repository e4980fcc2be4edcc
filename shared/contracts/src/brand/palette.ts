/** One colour in both themes: morning fog (light) and night (dark). */
export interface ColourPair {
  light: string;
  dark: string;
}

/**
 * The palette of the community: pages, e-mails, the sign-in page of the stand-in, share cards and artwork take it from here. Text pairs keep at
 * least 4.5:1 on ground and on raised; a test of the kit holds them to it.
 */
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
} as const satisfies Record<string, ColourPair>;

/** Ink that stands on the lamp-yellow fill in both themes. */
export const INK = '#1A1204';
/** The lamp's own yellow: a fill, never text on light ground. */
export const LAMP = '#F6A821';
