import { embedOf } from '@boardwalk/contracts';

/** Beginning of something other than text: a tag, a comment, or what browsers parse as one. */
const OPENING = /<[a-z/!?]/gi;
/** Up to its end or, without one, to that of the text, like browsers. */
const COMMENT = /<!--(?:-?>|[\s\S]*?(?:--!?>|$))/y;
const BOGUS_COMMENT = /<(?:[!?]|\/(?![a-z]))[^>]*>?/iy;
const TAG_NAME = /<\/?([a-z][^\s/>]*)/iy;
const ATTRIBUTE = /[\s/]*([^\s/>][^\s/>=]*)(?:\s*=\s*(?:"[^"]*(?:"|$)|'[^']*(?:'|$)|[^\s>"'][^\s>]*)?)?/y;
const TAG_END = /[\s/]*>/y;

/** Elements whose content isn't markup. Documents never contain them. */
const OPAQUE = new Set(['style', 'script', 'title', 'textarea', 'xmp', 'iframe', 'noembed', 'noframes']);
const FORBIDDEN = /^on/;

/** Styles with an equivalent in documents, and the attribute that represents them. */
const FORMATS: readonly [pattern: RegExp, attribute: (value: string) => string][] = [
  [/[^\w-]font-weight:(bold|bolder|[6-9]00)\b/, () => ' data-pasted-weight="bold"'],
  [/[^\w-]font-weight:(normal|lighter|[1-5]00)\b/, () => ' data-pasted-weight="normal"'],
  [/[^\w-]font-style:(italic|oblique)\b/, () => ' data-pasted-slant="italic"'],
  [/[^\w-]font-style:normal\b/, () => ' data-pasted-slant="normal"'],
  [/[^\w-]text-decoration(?:-line)?:[^;]*line-through/, () => ' data-pasted-struck="through"'],
  [/[^\w-]white-space:(?:pre|pre-wrap|pre-line|break-spaces)\b/, () => ' data-pasted-lines=""'],
  [/mso-list:[^;]*?level([1-9])/, (level) => ` data-pasted-list-level="${level}"`],
  [/mso-list:ignore\b/, () => ' data-pasted-list-marker=""'],
];

/** Maximum parsed length of a style, in characters, because the patterns' time grows with it. */
const STYLE_LENGTH = 2000;

/** Returns the attributes that represent a style: the page's CSP forbids styles, and browsers report each one. */
function formatsOf(style: string): string {
  const rules = style
    .slice(0, STYLE_LENGTH)
    .toLowerCase()
    .replaceAll(/\s*:\s*/g, ':');
  return FORMATS.map(([pattern, attribute]) => {
    const found = pattern.exec(rules);
    return found ? attribute(found[1] ?? '') : '';
  }).join('');
}

/**
 * Removes styles and event handlers from HTML. The page's CSP forbids both, and browsers report violations as soon as the HTML is parsed, although
 * nothing could run. Formats in styles are preserved as attributes. Parses like a browser, in linear time.
 */
export function withoutForbidden(html: string): string {
  let output = '';
  let at = 0;
  while (at < html.length) {
    OPENING.lastIndex = at;
    const start = OPENING.exec(html)?.index ?? html.length;
    output += html.slice(at, start);
    const tag = readTag(html, start);
    output += tag.output;
    at = tag.end;
  }
  return output;
}

/** Returns the replacement of the tag or comment that begins here, and its end. */
function readTag(html: string, start: number): { output: string; end: number } {
  const comment = matchAt(COMMENT, html, start) ?? matchAt(BOGUS_COMMENT, html, start);
  if (comment) return { output: '', end: start + comment[0].length };
  const name = matchAt(TAG_NAME, html, start);
  if (!name) return { output: '', end: html.length };
  let output = name[0];
  let at = start + output.length;
  let source = '';
  for (let found = matchAt(ATTRIBUTE, html, at); found; found = matchAt(ATTRIBUTE, html, at)) {
    const attribute = (found[1] ?? '').toLowerCase();
    if (attribute === 'src') source = addressIn(found[0]);
    if (attribute === 'style') output += formatsOf(found[0]);
    else if (!FORBIDDEN.test(attribute)) output += found[0];
    at += found[0].length;
  }
  const end = matchAt(TAG_END, html, at);
  // A browser ignores an unclosed tag together with the rest of the text.
  if (!end) return { output: '', end: html.length };
  at += end[0].length;
  const element = (name[1] ?? '').toLowerCase();
  if (OPAQUE.has(element) && name[0].startsWith('</')) return { output: '', end: at };
  if (OPAQUE.has(element))
    return { output: element === 'iframe' ? videoOf(source) : '', end: endOf(element, html, at) };
  return { output: output + end[0], end: at };
}

function addressIn(attribute: string): string {
  const [, quoted, single, bare] = /=\s*(?:"([^"]*)"|'([^']*)'|(\S*))/.exec(attribute) ?? [];
  return (quoted ?? single ?? bare ?? '').replaceAll('&amp;', '&');
}

/** Converts the player of a known site into the editor's markup of the video. */
function videoOf(source: string): string {
  const embed = embedOf(source.startsWith('//') ? `https:${source}` : source);
  if (!embed) return '';
  const attributes = Object.entries(embed).map(([name, value]) =>
    name === 'provider' ? `data-embed="${value}"` : `data-${name}="${value}"`,
  );
  return `<div ${attributes.join(' ')}></div>`;
}

function endOf(element: string, html: string, from: number): number {
  const closing = new RegExp(`</${element}(?=[\\s/>])`, 'gi');
  closing.lastIndex = from;
  return closing.exec(html)?.index ?? html.length;
}

function matchAt(pattern: RegExp, html: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(html);
}
