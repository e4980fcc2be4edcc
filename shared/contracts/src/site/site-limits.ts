import { DEFAULT_ACCENT } from '../brand/theme-colours.ts';
import type { SiteConfiguration } from '../entities/site.ts';
import type { SiteHome } from './site-home.ts';
import type { SiteLook } from './site-look.ts';

/** The sets of drawn pictures that come with the site. */
export const SCENERIES = ['harbour', 'mountain', 'contours'] as const;
export type Scenery = (typeof SCENERIES)[number];

/** The drawn marks: a lamp, a peak, or the first letter of the name. */
export const MARKS = ['lamp', 'peak', 'initial'] as const;
export type SiteMark = (typeof MARKS)[number];

/** The sections of Home in the order that a site begins with. */
export const HOME_SECTIONS = ['works', 'world', 'desk', 'play'] as const;
/** The four cards of the first section. */
export const HOME_CARDS = ['framework', 'economy', 'community', 'security'] as const;
/** The texts that everybody may read and that the site can write itself. */
export const SITE_DOCUMENTS = ['about', 'terms', 'privacy'] as const;
export type SiteDocumentName = (typeof SITE_DOCUMENTS)[number];
/** What can be tried out from the page of the site's settings. */
export const INTEGRATIONS = ['mail', 'webhook', 'bridge', 'storage'] as const;
export type Integration = (typeof INTEGRATIONS)[number];
/** The parts of a site without which it works: by the names of their remotes. */
export const AREAS = ['news', 'docs', 'forms'] as const;
export type Area = (typeof AREAS)[number];

/** The most characters of an SVG logo. */
export const LOGO_LIMIT = 40_000;
/** Query parameter by which a page is rendered from a draft of the site's settings. */
export const SITE_DRAFT = 'site-draft';
/** The most bytes of a file that holds a site, its pictures included. */
export const SITE_FILE_LIMIT = 40 * 1024 * 1024;
/** The most links of a list. */
export const MOST_LINKS = 12;
/** What a file that holds a site says that it is. */
export const SITE_FILE_FORMAT = 'boardwalk-site/1';

/** The look that a site begins with. */
export const DEFAULT_LOOK: SiteLook = {
  palette: 'harbour',
  accent: DEFAULT_ACCENT,
  headings: 'poster',
  corners: 'round',
  scenery: 'harbour',
  mark: 'lamp',
  logoSvg: '',
  logo: null,
  icon: null,
  hero: { light: null, dark: null },
};

const NO_WORDS = { en: '', de: '' };

/** The Home that a site begins with: every section in its usual words. */
export const DEFAULT_HOME: SiteHome = {
  voice: 'harbour',
  hero: { title: NO_WORDS, text: NO_WORDS, buttons: { chat: true, apply: true } },
  sections: HOME_SECTIONS.map((kind) => ({
    id: kind,
    kind,
    on: true,
    label: NO_WORDS,
    title: NO_WORDS,
    text: NO_WORDS,
    picture: null,
  })),
  cards: {
    framework: { on: true, title: NO_WORDS, text: NO_WORDS, picture: null },
    economy: { on: true, title: NO_WORDS, text: NO_WORDS, picture: null },
    community: { on: true, title: NO_WORDS, text: NO_WORDS, picture: null },
    security: { on: true, title: NO_WORDS, text: NO_WORDS, picture: null },
  },
};

/** What a configuration has beside its words and links, as a site begins. */
export const USUAL_PARTS = {
  footer: { links: [], note: '' },
  look: DEFAULT_LOOK,
  home: DEFAULT_HOME,
  languages: ['en', 'de'],
  areasOff: [],
} satisfies Partial<SiteConfiguration>;
