import { createHash } from 'node:crypto';
import { CSP_REPORT_PATH } from '@boardwalk/contracts';

/** The hash of nothing: the page's styles are put into empty style elements by script, which this allows and text in them isn't. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/**
 * The policies that may be made: the page's own, which admits addresses of the site's scripts; and the editor's, which reads pasted markup in a
 * document that is shown nowhere and runs nothing. News and docs each bring an editor, so the name may come twice.
 */
const TRUSTED_TYPES = "default ProseMirrorClipboard 'allow-duplicates'";
/** Browsers that know `report-to` leave `report-uri` alone; the others know only that. */
const REPORT_GROUP = 'csp';

interface PolicyInput {
  /** Hash of the one inline script. */
  firstFrameHash: string;
  /** Where people sign in; the hidden frame of the silent check and the token calls go there. */
  identityOrigin: string;
  /** What the remote of this page may show in frames, as origins. */
  embeds: readonly string[];
  /** Servers of streamers, which the site's own player fetches from, as origins. */
  streams: readonly string[];
  /** What the server wrote into the page's style elements. */
  styles: readonly string[];
  /** The style attributes in what the server drew. */
  styleAttributes: readonly string[];
  /** Whether pages of this site may show it in a frame: a draft of the site is looked at that way. */
  framed: boolean;
  /** Development servers on the visitor's own computer; none on a page that everybody gets. */
  developmentOrigins: readonly string[];
}

const hashOf = (css: string): string => `sha256-${createHash('sha256').update(css).digest('base64')}`;

/** What a page may load and where it may talk to: this origin and the identity provider, in frames what the remote declares, nothing inline but one known script. */
export function contentPolicy(input: PolicyInput): Record<string, string> {
  const { firstFrameHash, identityOrigin, developmentOrigins } = input;
  const styles = input.styles.map((css) => ` '${hashOf(css)}'`).join('');
  const attributes = input.styleAttributes.map((css) => ` '${hashOf(css)}'`).join('');
  const development = developmentOrigins.map((origin) => ` ${origin}`).join('');
  const streams = input.streams.map((origin) => ` ${origin}`).join('');
  const sockets = developmentOrigins.map((origin) => ` ${origin.replace(/^http/, 'ws')}`).join('');
  const directives = {
    'default-src': "'none'",
    'script-src': `'self' '${firstFrameHash}'${development}`,
    'style-src': `'self' ${EMPTY_STYLE}${styles}${development}`,
    'style-src-attr': attributes ? `'unsafe-hashes'${attributes}` : "'none'",
    'img-src': `'self' data:${development}`,
    'font-src': `'self'${development}`,
    'connect-src': `'self' ${identityOrigin}${streams}${development}${sockets}`,
    // What the site's own player fetched in parts reaches the video as an object of this page; an empty track, which it fills with captions, as text.
    'media-src': `'self' blob: data:${streams}`,
    // The page of the site's settings shows a draft in a frame; every other page refuses to be in one.
    'frame-src': ["'self'", identityOrigin, ...input.embeds].join(' '),
    'worker-src': "'self'",
    'manifest-src': "'self'",
    'form-action': `'self' ${identityOrigin}`,
    'base-uri': "'none'",
    'object-src': "'none'",
    'frame-ancestors': input.framed ? "'self'" : "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': TRUSTED_TYPES,
    'report-to': REPORT_GROUP,
    'report-uri': CSP_REPORT_PATH,
  };
  const policy = Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');
  return {
    'content-security-policy': policy,
    'reporting-endpoints': `${REPORT_GROUP}="${CSP_REPORT_PATH}"`,
    // Every script has to say its hash; those of a development server change too often to have one.
    ...(developmentOrigins.length === 0 && { 'integrity-policy': 'blocked-destinations=(script)' }),
  };
}

/** What React writes in the place of signs that have a meaning in HTML. */
const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

/** The texts of the style attributes in markup that React wrote, each once, as a browser reads them. */
export function styleAttributesOf(html: string): string[] {
  const texts = [...html.matchAll(/ style="([^"]*)"/g)].map(([, text = '']) =>
    text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity),
  );
  return [...new Set(texts)];
}
