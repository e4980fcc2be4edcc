import { DEFAULT_ACCENT } from '../brand/theme-colours.ts';
import type { SiteConfiguration } from '../entities/site.ts';
import { LANGUAGES } from '../releases/reader.ts';
import type { SiteHome } from './site-home.ts';
import type { SiteLook } from './site-look.ts';

/** Sets of illustrations that come with the site. */
export const SCENERIES = ['harbour', 'mountain', 'contours'] as const;
export type Scenery = (typeof SCENERIES)[number];

/** Built-in marks: a lamp, a peak, or the initial of the name. */
export const MARKS = ['lamp', 'peak', 'initial'] as const;
export type SiteMark = (typeof MARKS)[number];

/** Sections of Home in their default order. */
export const HOME_SECTIONS = ['works', 'world', 'desk', 'play'] as const;
/** The four cards of the first section. */
export const HOME_CARDS = ['framework', 'economy', 'community', 'security'] as const;
/** Public documents that the site can replace with its own text. */
export const SITE_DOCUMENTS = ['about', 'terms', 'privacy'] as const;
export type SiteDocumentName = (typeof SITE_DOCUMENTS)[number];
/** Integrations that can be tested from the settings page. */
export const INTEGRATIONS = ['mail', 'webhook', 'bridge', 'storage'] as const;
export type Integration = (typeof INTEGRATIONS)[number];
/** Maximum length of an SVG logo, in characters. */
export const LOGO_LIMIT = 40_000;
/** Maximum size of a site export including its pictures, in bytes. */
export const SITE_FILE_LIMIT = 40 * 1024 * 1024;
/** Maximum number of links in a list. */
export const MAX_LINKS = 12;
/** Format identifier of a site export. */
export const SITE_FILE_FORMAT = 'boardwalk-site/1';

/** Default look of a site. */
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

const EMPTY_TEXT = { en: '' };

/** Default Home of a site: every section with its default texts. */
export const DEFAULT_HOME: SiteHome = {
  voice: 'harbour',
  hero: { title: EMPTY_TEXT, text: EMPTY_TEXT, buttons: { chat: true, apply: true } },
  sections: HOME_SECTIONS.map((kind) => ({
    id: kind,
    kind,
    on: true,
    label: EMPTY_TEXT,
    title: EMPTY_TEXT,
    text: EMPTY_TEXT,
    picture: null,
  })),
  cards: {
    framework: { on: true, title: EMPTY_TEXT, text: EMPTY_TEXT, picture: null },
    economy: { on: true, title: EMPTY_TEXT, text: EMPTY_TEXT, picture: null },
    community: { on: true, title: EMPTY_TEXT, text: EMPTY_TEXT, picture: null },
    security: { on: true, title: EMPTY_TEXT, text: EMPTY_TEXT, picture: null },
  },
};

/** Default values of the configuration, except texts and links. */
export const USUAL_PARTS = {
  footer: { links: [], note: '' },
  look: DEFAULT_LOOK,
  home: DEFAULT_HOME,
  languages: [...LANGUAGES],
  areasOff: [],
  slots: [],
} satisfies Partial<SiteConfiguration>;
