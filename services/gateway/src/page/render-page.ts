import {
  barColours,
  type DrawnPage,
  EMBEDS_META,
  htmlSafeJson,
  type IdentitySettings,
  PAGE_DATA_ID,
  PAGE_SET_ID,
  type PageData,
  type PageLanguage,
  type Reader,
  type SiteConfiguration,
  siteStamp,
  wordsIn,
} from '@boardwalk/contracts';
import { escapeHtml } from '@boardwalk/server';
import type { KnownSet } from '../releases/set-source.ts';
import { embedsOf, type PageDescription } from './describe-page.ts';
import type { PageFile } from './page-files.ts';
import type { ShellFiles } from './shell-files.ts';

/** The size of the picture that stands for the site where its links are shared. */
const SITE_CARD = { width: 1200, height: 630 };

/** The feeds of the news, which anybody may read. */
const FEEDS = [
  { file: 'news.rss', type: 'application/rss+xml', name: 'RSS' },
  { file: 'news.atom', type: 'application/atom+xml', name: 'Atom' },
];

/** What somebody reads whose browser runs no scripts. */
const WITHOUT_SCRIPTS: Record<PageLanguage, string> = {
  en: 'this site needs JavaScript to sign you in and to show all of its pages.',
  de: 'Diese Website braucht JavaScript, um dich anzumelden und alle Seiten zu zeigen.',
};

interface PageInput {
  shell: ShellFiles;
  known: KnownSet;
  site: SiteConfiguration;
  /** What the site's look changes of the shell's style sheet. */
  style: string;
  page: PageDescription;
  identity: IdentitySettings;
  /** What it needs at once. */
  files: readonly PageFile[];
  /** Whether browsers may keep the site for a time without network. */
  keeps: boolean;
  /** The share of its calls that are traced, from 0 to 1. */
  traces: number | undefined;
  /** Whose page it is: its head is in their language, too. */
  reader: Reader;
  /** What the server drew of it, if it did. */
  drawn: DrawnPage | undefined;
  /** The page's own address, for cards and search engines. */
  url: string;
}

/** The whole document: head with title and card, everything to fetch in parallel, and the data that the shell starts from. */
export function renderPage(input: PageInput): string {
  const { shell, known, site, style, page, files, identity, keeps, traces, reader, drawn, url } = input;
  const { language } = reader;
  const data: PageData = {
    site,
    identity,
    keeps,
    language,
    ...(traces !== undefined && { traces }),
    ...(drawn && { drawn: drawn.data }),
  };
  const { payload, key, signature } = known.signed;
  return `<!doctype html>
<html lang="${language}" data-theme="dark">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
${shell.fonts.map((file) => fontLink(file, drawn !== undefined)).join('\n')}
${drawn ? files.map((file) => laterLink(file, shell)).join('\n') : ''}
<script>${shell.firstFrame.code}</script>
${headOf({ page, site, language, url }).join('\n')}
${drawn ? '' : files.map(preload).join('\n')}
<style>${shell.css}</style>
${style ? `<style>${style}</style>` : ''}
${drawn ? drawnHeadOf(drawn) : ''}
<script type="application/json" id="${PAGE_DATA_ID}">${htmlSafeJson(data)}</script>
<script type="application/json" id="${PAGE_SET_ID}" data-key="${escapeHtml(key)}" data-signature="${escapeHtml(signature)}">${payload.replaceAll('<', '\\u003c')}</script>
${drawn ? '' : shell.scripts.map(({ file, integrity }) => `<script defer src="${escapeHtml(file)}" integrity="${integrity}" crossorigin="anonymous"></script>`).join('\n')}
</head>
<body>
${drawn ? `<div id="root" data-drawn>${drawn.html}</div>` : '<div id="root"></div>'}
<noscript>${escapeHtml(`${site.name}: ${WITHOUT_SCRIPTS[language]}`)}</noscript>
</body>
</html>
`;
}

/** Styles and early pictures of what the server drew. */
function drawnHeadOf({ style: { names, css }, links }: DrawnPage): string {
  return [...links, `<style data-drawn-styles="${escapeHtml(names)}">${css}</style>`].join('\n');
}

type Head = Pick<PageInput, 'page' | 'site' | 'url'> & Pick<Reader, 'language'>;

function headOf({ page, site, language, url }: Head): string[] {
  const { origin } = new URL(url);
  const embeds = embedsOf(page);
  const stamp = siteStamp(site);
  const card = {
    ...SITE_CARD,
    src: `/api/site/card?v=${stamp}`,
    alt: `${site.name}: ${wordsIn(site.tagline, language)}`,
  };
  const image = page.image ?? card;
  const bars = barColours(site.look);
  const meta = (name: string, content: string, key = 'name') =>
    `<meta ${key}="${name}" content="${escapeHtml(content)}">`;
  return [
    `<title>${escapeHtml(page.title)}</title>`,
    meta('description', page.description),
    ...(page.indexed ? [`<link rel="canonical" href="${escapeHtml(url)}">`] : [meta('robots', 'noindex')]),
    ...(page.feeds ? FEEDS.map((feed) => feedLink(feed, site.name)) : []),
    // The policy itself can't be read by script.
    ...(embeds.length > 0 ? [meta(EMBEDS_META, embeds.join(' '))] : []),
    meta('og:site_name', site.name, 'property'),
    meta('og:type', page.card ? 'article' : 'website', 'property'),
    meta('og:title', page.title, 'property'),
    meta('og:description', page.description, 'property'),
    meta('og:url', url, 'property'),
    meta('og:image', origin + image.src, 'property'),
    meta('og:image:width', String(image.width), 'property'),
    meta('og:image:height', String(image.height), 'property'),
    meta('og:image:alt', image.alt, 'property'),
    meta('twitter:card', 'summary_large_image'),
    `<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${bars.dark}">`,
    `<meta name="theme-color" media="(prefers-color-scheme: light)" content="${bars.light}">`,
    `<link rel="icon" href="/api/site/icon/32?v=${stamp}" sizes="32x32" type="image/png">`,
    ...(site.look.logo && !site.look.logoSvg
      ? []
      : [`<link rel="icon" href="/api/site/logo?v=${stamp}" sizes="any" type="image/svg+xml">`]),
    `<link rel="apple-touch-icon" href="/api/site/icon/180?v=${stamp}">`,
    '<link rel="manifest" href="/site.webmanifest">',
  ];
}

function feedLink({ file, type, name }: (typeof FEEDS)[number], site: string): string {
  return `<link rel="alternate" type="${type}" title="${escapeHtml(site)}: News (${name})" href="/api/feeds/${file}">`;
}

/**
 * A browser paints nothing while fonts are on their way that it was told to fetch first. So a page that the server drew doesn't tell it,
 * and the first paint has the system's faces, bent to the same measures; whoever was here before has the fonts, and the first script says so.
 */
function fontLink(file: string, later: boolean): string {
  return `<link ${later ? 'data-font' : 'rel="preload"'} as="font" type="font/woff2" crossorigin href="${escapeHtml(file)}">`;
}

function preload(file: PageFile): string {
  return `<link rel="preload" ${fetchedAs(file)}>`;
}

/**
 * What can be read already doesn't wait for what makes it answer: on somebody's first visit the first script fetches these once the page
 * has been painted, and starts the shell.
 */
function laterLink(file: PageFile, { scripts }: ShellFiles): string {
  const starts = scripts.some((script) => script.file === file.file);
  return `<link data-later${starts ? '="start"' : ''} ${fetchedAs(file)}>`;
}

/** What is fetched ahead names its hash and mode as the element that uses it does; otherwise the browser would fetch it twice. */
function fetchedAs({ file, kind, integrity }: PageFile): string {
  const proof = integrity ? ` integrity="${escapeHtml(integrity)}"` : '';
  return `as="${kind}" crossorigin="anonymous"${proof} href="${escapeHtml(file)}"`;
}
