import { isLinkAddress, RICH_TEXT_LIMITS } from '@boardwalk/contracts';
import { pictureOf } from '../schema/picture-attributes.ts';
import { applyFormats } from './pasted-formats.ts';
import { listWordParagraphs, moveNestedLists, nestSiblingLists } from './pasted-lists.ts';

/** Parts of a paste that documents can't contain. */
export interface LeftOut {
  /** Pictures on another site, or on the author's computer. */
  pictures: number;
  /** Links whose URLs are too long; their text stays. */
  links: number;
}

/**
 * Converts the clipboard HTML of office programs and sites into elements that the editor parses: formats written as styles become marks, list
 * paragraphs of Word become lists, redirect links of Google are replaced by their target.
 * @param root an inert document, with styles converted by `withoutForbidden`.
 */
export function tidyPasted(root: ParentNode & Node): LeftOut {
  // The editor determines the direction of each paragraph itself.
  for (const element of root.querySelectorAll('[dir]')) element.removeAttribute('dir');
  dropBlanks(root);
  dropLastLines(root);
  splitParagraphs(root);
  keepLineBreaks(root);
  listWordParagraphs(root);
  nestSiblingLists(root);
  moveNestedLists(root);
  applyFormats(root);
  unwrapGoogleLinks(root);
  return { pictures: dropForeignPictures(root), links: dropLongLinks(root) };
}

/** Word puts a non-breaking space into empty paragraphs, browsers end a selection with a line break. */
function dropBlanks(root: ParentNode): void {
  for (const element of root.querySelectorAll('br.Apple-interchange-newline')) element.remove();
  for (const element of [...root.querySelectorAll('*')])
    if (element.tagName.toLowerCase() === 'o:p' && element.textContent.trim() === '') element.remove();
}

/** Removes the last line break of code, which isn't a line of its own. */
function dropLastLines(root: ParentNode): void {
  for (const code of root.querySelectorAll('pre')) {
    let last: Node | null = code;
    while (last?.lastChild) last = last.lastChild;
    if (last?.nodeType === Node.TEXT_NODE) last.nodeValue = (last.nodeValue ?? '').replace(/\r?\n$/, '');
  }
}

const BLOCKS = 'p, div, ul, ol, pre, blockquote, table, h1, h2, h3, h4, h5, h6, figure, hr';

/** Separates paragraphs of Slack, which are divided by a special character only. */
function splitParagraphs(root: ParentNode): void {
  const breaks = [...root.querySelectorAll('[data-stringify-type="paragraph-break"]')];
  for (const parent of new Set(breaks.map(({ parentNode }) => parentNode))) {
    let paragraph: Element | undefined;
    for (const child of [...(parent?.childNodes ?? [])]) {
      const element = child.nodeType === Node.ELEMENT_NODE ? (child as Element) : undefined;
      if (element && breaks.includes(element)) {
        element.remove();
        paragraph = undefined;
      } else if (element?.matches(BLOCKS)) paragraph = undefined;
      else if (paragraph || child.textContent?.trim() !== '') {
        if (!paragraph) {
          paragraph = document.createElement('p');
          parent?.insertBefore(paragraph, child);
        }
        paragraph.append(child);
      }
    }
  }
}

/** Separates the lines of preformatted text, as in chat programs. */
function keepLineBreaks(root: ParentNode): void {
  for (const element of [...root.querySelectorAll('[data-pasted-lines]')]) {
    element.removeAttribute('data-pasted-lines');
    if (element.closest('pre, code')) continue;
    const texts: Text[] = [];
    const walker = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      const lines = text.data.split(/\r\n?|\n/);
      // Between blocks, line breaks belong to the HTML source.
      if (lines.length === 1 || (text.data.trim() === '' && text.parentElement?.querySelector(BLOCKS)))
        continue;
      const parts = lines.flatMap((line, at) =>
        at === 0 ? [line] : [element.ownerDocument.createElement('br'), line],
      );
      text.replaceWith(...parts);
    }
  }
}

/** Replaces Google's redirect links: `https://www.google.com/url?q=…`. */
function unwrapGoogleLinks(root: ParentNode): void {
  for (const link of root.querySelectorAll('a[href]')) {
    const target = googleTarget(link.getAttribute('href') ?? '');
    if (target !== undefined && isLinkAddress(target)) link.setAttribute('href', target);
  }
}

function googleTarget(href: string): string | undefined {
  if (!URL.canParse(href)) return undefined;
  const { hostname, pathname, searchParams } = new URL(href);
  if (!/^(?:www\.)?google\.[a-z.]{2,6}$/.test(hostname) || pathname !== '/url') return undefined;
  return searchParams.get('q') ?? searchParams.get('url') ?? undefined;
}

/** Returns the emoji that a site shows as a picture, or its name in chat syntax. */
const EMOJI =
  /^(?:\p{Extended_Pictographic}|\p{Regional_Indicator}|[#*\d]\uFE0F?\u20E3).{0,16}$|^:[\w+-]{1,40}:$/u;

function dropForeignPictures(root: ParentNode): number {
  let dropped = 0;
  for (const image of [...root.querySelectorAll('img')]) {
    const alt = image.getAttribute('alt') ?? '';
    const picture = pictureOf({
      src: image.getAttribute('src') ?? '',
      alt,
      width: Number(image.getAttribute('width')),
      height: Number(image.getAttribute('height')),
    });
    if (picture) continue;
    if (EMOJI.test(alt)) {
      image.replaceWith(alt);
      continue;
    }
    image.remove();
    // A picture of one pixel is a tracking pixel.
    if (image.getAttribute('width') !== '1') dropped += 1;
  }
  return dropped;
}

function dropLongLinks(root: ParentNode): number {
  const long = [...root.querySelectorAll('a[href]')].filter(
    (link) => (link.getAttribute('href') ?? '').length > RICH_TEXT_LIMITS.linkLength,
  );
  for (const link of long) link.removeAttribute('href');
  return long.length;
}
