import type { SiteText } from '../site/local-text.ts';
import type { SiteMark } from '../site/site-limits.ts';
import type { SiteLook } from '../site/site-look.ts';
import { neutralsOf } from './site-style.ts';

/** Stroke or filled shape of a mark, in a `0 0 32 32` box. */
export interface MarkShape {
  d: string;
  ink: 'paper' | 'accent';
  /** Stroke width. A shape without it is filled. */
  stroke?: number;
}

/** Shapes of the graphical marks. `initial` has none, because it is rendered as text. */
export const MARK_SHAPES: Record<SiteMark, readonly MarkShape[]> = {
  lamp: [
    { d: 'M10 24V11a5.5 5.5 0 0 1 11 0v1.5', ink: 'paper', stroke: 2.25 },
    { d: 'M17.5 12.5h7l1.5 4.5h-10z', ink: 'accent' },
    { d: 'M6 24.75h20M8.5 28h15', ink: 'paper', stroke: 2 },
  ],
  peak: [
    { d: 'M3.5 25 12 10l4.2 7.2 2.8-4.4L28.5 25z', ink: 'paper' },
    { d: 'M12 10l2.9 5-2 1.600-1.600-1.500-2.200 2z', ink: 'accent' },
    { d: 'M23 8.500a2.200 2.200 0 1 1-4.400 0 2.200 2.200 0 0 1 4.400 0z', ink: 'accent' },
  ],
  initial: [],
};

/** Returns the first character of the name, for a mark that is an initial. */
export function initialOf(name: string): string {
  return Array.from(name.trim())[0]?.toUpperCase() ?? '•';
}

const safe = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Renders a graphical mark as an SVG document in the colors of the dark theme, which are readable on every background. */
export function markSvg(look: Pick<SiteLook, 'mark' | 'palette' | 'accent'>, name: string): string {
  const { text, ground } = neutralsOf(look);
  const colours = { paper: text.dark, accent: look.accent.dark };
  const shapes = MARK_SHAPES[look.mark].map(({ d, ink, stroke }) =>
    stroke
      ? `<path d="${d}" fill="none" stroke="${colours[ink]}" stroke-width="${stroke}" stroke-linecap="round"/>`
      : `<path d="${d}" fill="${colours[ink]}"/>`,
  );
  const letter = `<text x="16" y="23" text-anchor="middle" font-family="system-ui,sans-serif" font-weight="800" font-size="20" fill="${colours.accent}">${safe(initialOf(name))}</text>`;
  const square = `<rect width="32" height="32" rx="7" fill="${ground.dark}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${square}${look.mark === 'initial' ? letter : shapes.join('')}</svg>`;
}

/** Returns a hash of the site's name and look, which versions the URLs of images that are rendered from them. */
export function siteStamp(site: { name: string; tagline: SiteText; look: SiteLook }): string {
  const { name, tagline, look } = site;
  let [one, other] = [0xdeadbeef, 0x41c6ce57];
  for (const sign of JSON.stringify([name, tagline, look])) {
    const code = sign.codePointAt(0) ?? 0;
    one = Math.imul(one ^ code, 2_654_435_761);
    other = Math.imul(other ^ code, 1_597_334_677);
  }
  return `${(one >>> 0).toString(36)}${(other >>> 0).toString(36)}`;
}
