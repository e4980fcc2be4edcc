import { COLOURS, NEUTRALS, type Neutrals } from './palette.ts';
import { type AccentColours, DEFAULT_ACCENT, plainColours, themeColours } from './theme-colours.ts';

/** Parts of a site's look that become style sheets. */
export interface SiteStyle {
  palette: keyof typeof NEUTRALS;
  accent: AccentColours;
  headings: 'poster' | 'book';
  corners: 'round' | 'square';
}

interface Variables {
  base: Map<string, string>;
  dark: Map<string, string>;
}

/** System fonts only, so that nothing has to be fetched. */
const BOOK = '"Iowan Old Style","Palatino Linotype",Palatino,"Book Antiqua","Noto Serif",Georgia,serif';
const RADII = { xs: '0', sm: '0', md: '0.125rem', lg: '0.125rem', xl: '0.1875rem', '2xl': '0.25rem' };

/** Returns the background, line and text colors of a look. */
export function neutralsOf({ palette }: Pick<SiteStyle, 'palette'>): Neutrals {
  return NEUTRALS[palette];
}

/**
 * Returns the custom properties in which a site's look differs from the default theme; empty for the default look. The server writes them into the
 * head of every page, so that colors don't change after the first paint.
 */
export function siteStyle(look: SiteStyle): string {
  const [own, usual] = [variablesOf(look), variablesOf(USUAL)];
  const changed = (part: keyof Variables) =>
    [...own[part]]
      .filter(([name, value]) => usual[part].get(name) !== value)
      .map(([name, value]) => `${name}:${value}`);
  // // In this order: the dark rule inside a light page wins by coming later.
  return [rule('html,.light', changed('base')), rule('html[data-theme=dark],.dark', changed('dark'))].join(
    '',
  );
}

const USUAL: SiteStyle = { palette: 'harbour', accent: DEFAULT_ACCENT, headings: 'poster', corners: 'round' };

function rule(selector: string, lines: readonly string[]): string {
  return lines.length === 0 ? '' : `${selector}{${lines.join(';')}}`;
}

const dashed = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function variablesOf({ palette, accent, headings, corners }: SiteStyle): Variables {
  const found: Variables = { base: new Map(), dark: new Map() };
  const neutrals = NEUTRALS[palette];
  for (const [group, steps] of Object.entries(themeColours(neutrals, accent)))
    for (const [step, { value }] of Object.entries(steps)) {
      const name = `--chakra-colors-${group}${step === 'DEFAULT' ? '' : `-${dashed(step)}`}`;
      found.base.set(name, value.base);
      found.dark.set(name, value._dark);
    }
  const { night, lamp, ink } = plainColours(neutrals, accent);
  for (const [name, { value }] of Object.entries({ night, lamp, ink }))
    found.base.set(`--chakra-colors-${name}`, value);
  if (headings === 'book')
    for (const name of ['heading', 'display']) found.base.set(`--chakra-fonts-${name}`, BOOK);
  if (corners === 'square')
    for (const [name, value] of Object.entries(RADII)) found.base.set(`--chakra-radii-${name}`, value);
  return found;
}

/** Colors of the browser's own bars in each theme. */
export function barColours(look: Pick<SiteStyle, 'palette'> | undefined) {
  return look ? NEUTRALS[look.palette].ground : COLOURS.ground;
}
