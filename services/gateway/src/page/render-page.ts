import {
  barColours,
  EMBEDS_META,
  htmlSafeJson,
  type IdentitySettings,
  localize,
  PAGE_DATA_ID,
  PAGE_SET_ID,
  type PageData,
  type Reader,
  type RenderedPage,
  type SiteConfiguration,
  siteStamp,
} from '@boardwalk/contracts';
import { escapeHtml } from '@boardwalk/server';
import { serverText } from '@boardwalk/server/texts';
import type { KnownSet } from '../releases/set-source.ts';
import { embedsOf, type PageDescription } from './describe-page.ts';
import type { PageFile } from './page-files.ts';
import type { ShellFiles } from './shell-files.ts';

/** Size of the site's own share card. */
const SITE_CARD = { width: 1200, height: 630 };

/** Public feeds of the news. */
const FEEDS = [
  { file: 'news.rss', type: 'application/rss+xml', name: 'RSS' },
  { file: 'news.atom', type: 'application/atom+xml', name: 'Atom' },
];

/** Text for browsers without scripts. */
const WITHOUT_SCRIPTS = /*i18n*/ 'This site needs JavaScript to sign you in and to show all of its pages.';

interface PageInput {
  shell: ShellFiles;
  known: KnownSet;
  site: SiteConfiguration;
  /** Styles in which the site's look differs from the default. */
  style: string;
  page: PageDescription;
  identity: IdentitySettings;
  /** Files that it needs immediately. */
  files: readonly PageFile[];
  /** Whether browsers may cache the site for offline use. */
  offlineCache: boolean;
  /** Share of its calls that are traced, from 0 to 1. */
  traces: number | undefined;
  /** The page's reader, whose language its head uses. */
  reader: Reader;
  /** The server rendering, if there is one. */
  rendered: RenderedPage | undefined;
  /** The page's URL, for cards and search engines. */
  url: string;
}

/** Returns the whole document: head with title and card, preloads, and the shell's initial data. */
export function renderPage(input: PageInput): string {
  const { shell, known, site, style, page, files, identity, offlineCache, traces, reader, rendered, url } =
    input;
  const { language } = reader;
  const data: PageData = {
    site,
    identity,
    offlineCache,
    language,
    ...(traces !== undefined && { traces }),
    ...(rendered && { rendered: rendered.data }),
  };
  const { payload, key, signature } = known.signed;
  return `<!doctype html>
<html lang="${language}" data-theme="dark">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
${shell.fonts.map((file) => fontLink(file, rendered !== undefined)).join('\n')}
${rendered ? files.map((file) => laterLink(file, shell)).join('\n') : ''}
<script>${shell.firstFrame.code}</script>
${headOf({ page, site, language, url }).join('\n')}
${rendered ? '' : files.map(preload).join('\n')}
<style>${shell.css}</style>
${style ? `<style>${style}</style>` : ''}
${rendered ? renderedHeadOf(rendered) : ''}
<script type="application/json" id="${PAGE_DATA_ID}">${htmlSafeJson(data)}</script>
<script type="application/json" id="${PAGE_SET_ID}" data-key="${escapeHtml(key)}" data-signature="${escapeHtml(signature)}">${payload.replaceAll('<', '\\u003c')}</script>
${rendered ? '' : shell.scripts.map(({ file, integrity }) => `<script defer src="${escapeHtml(file)}" integrity="${integrity}" crossorigin="anonymous"></script>`).join('\n')}
</head>
<body>
${rendered ? `<div id="root" data-rendered>${rendered.html}</div>` : '<div id="root"></div>'}
<noscript>${escapeHtml(`${site.name}: ${serverText(WITHOUT_SCRIPTS, language)}`)}</noscript>
</body>
</html>
`;
}

/** Returns styles and image preloads of the server rendering. */
function renderedHeadOf({ style: { names, css }, links }: RenderedPage): string {
  return [...links, `<style data-rendered-styles="${escapeHtml(names)}">${css}</style>`].join('\n');
}

type Head = Pick<PageInput, 'page' | 'site' | 'url'> & Pick<Reader, 'language'>;

function headOf({ page, site, language, url }: Head): string[] {
  const { origin } = new URL(url);
  const embeds = embedsOf(page);
  const stamp = siteStamp(site);
  const card = {
    ...SITE_CARD,
    src: `/api/site/card?v=${stamp}`,
    alt: `${site.name}: ${localize(site.tagline, language)}`,
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
    // Repeated in the page, because scripts can't read the CSP.
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
 * Browsers delay the first paint for preloaded fonts. So a server-rendered page doesn't preload them, and first uses system fonts with adjusted
 * metrics; for returning visitors, who have the fonts cached, the first script adds the preload.
 */
function fontLink(file: string, later: boolean): string {
  return `<link ${later ? 'data-font' : 'rel="preload"'} as="font" type="font/woff2" crossorigin href="${escapeHtml(file)}">`;
}

function preload(file: PageFile): string {
  return `<link rel="preload" ${fetchedAs(file)}>`;
}

/**
 * Delays the files that make a server-rendered page interactive: on a first visit the first script fetches them after the first paint, and starts the
 * shell.
 */
function laterLink(file: PageFile, { scripts }: ShellFiles): string {
  const starts = scripts.some((script) => script.file === file.file);
  return `<link data-later${starts ? '="start"' : ''} ${fetchedAs(file)}>`;
}

/** A preload needs the same integrity and mode as the element that uses it; otherwise the browser would fetch it twice. */
function fetchedAs({ file, kind, integrity }: PageFile): string {
  const proof = integrity ? ` integrity="${escapeHtml(integrity)}"` : '';
  return `as="${kind}" crossorigin="anonymous"${proof} href="${escapeHtml(file)}"`;
}
