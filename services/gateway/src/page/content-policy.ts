import { createHash } from 'node:crypto';
import { CSP_REPORT_PATH } from '@boardwalk/contracts';

/** Hash of an empty string: scripts insert styles into empty style elements, which this allows, while inline text is blocked. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/**
 * Allowed Trusted Types policies: the page's own, which accepts URLs of the site's scripts; and the editor's, which parses pasted HTML in an inert
 * document. News and docs each include an editor, so the name may occur twice.
 */
const TRUSTED_TYPES = "default ProseMirrorClipboard 'allow-duplicates'";
/** Browsers that support `report-to` ignore `report-uri`; the others only support that. */
const REPORT_GROUP = 'csp';

interface PolicyInput {
  /** Hash of the only inline script. */
  firstFrameHash: string;
  /** Origin of the identity provider, for the iframe of the silent check and the token calls. */
  identityOrigin: string;
  /** Frame origins of this page's remote. */
  embeds: readonly string[];
  /** Origins of streaming servers, which the site's own player fetches from. */
  streams: readonly string[];
  /** Contents of the page's style elements. */
  styles: readonly string[];
  /** Style attributes in the server-rendered markup. */
  styleAttributes: readonly string[];
  /** Whether pages of this site may frame it: a draft of the site is previewed that way. */
  framed: boolean;
  /** Development servers on the visitor's own computer; none on a regular page. */
  developmentOrigins: readonly string[];
}

const hashOf = (css: string): string => `sha256-${createHash('sha256').update(css).digest('base64')}`;

/**
 * Returns the CSP headers of a page. Allows this origin and the identity provider, the frames that the remote declares, and a single inline script.
 */
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
    // The site's own player passes fetched segments to the video as a blob URL, and captions as a data URL.
    'media-src': `'self' blob: data:${streams}`,
    // The site's settings page previews a draft in a frame; all other pages forbid framing.
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
    // Requires an integrity hash for every script; those of a development server change too often to have one.
    ...(developmentOrigins.length === 0 && { 'integrity-policy': 'blocked-destinations=(script)' }),
  };
}

/** React's encoding of HTML special characters. */
const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

/** Returns the distinct style attributes in React's markup, decoded as a browser does. */
export function styleAttributesOf(html: string): string[] {
  const texts = [...html.matchAll(/ style="([^"]*)"/g)].map(([, text = '']) =>
    text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity),
  );
  return [...new Set(texts)];
}
