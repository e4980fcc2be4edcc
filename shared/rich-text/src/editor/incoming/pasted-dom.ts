import { isLinkAddress } from '@boardwalk/contracts';
import { pictureOf } from '../schema/picture-attributes.ts';

/**
 * Brings what office programs and sites put on the clipboard into the elements that the editor reads: formats that were written as styles
 * become marks, paragraphs of Word that are entries become lists, links of Google lead to their target.
 * @param root a document that nothing of is shown, with styles written down by `withoutForbidden`.
 * @returns how many pictures are left out, because they are on another site or on the computer of their writer.
 */
export function tidyPasted(root: ParentNode): number {
  for (const name of ['weight', 'slant', 'struck']) applyFormat(root, name);
  keepLineBreaks(root);
  moveNestedLists(root);
  listWordParagraphs(root);
  unwrapGoogleLinks(root);
  for (const element of root.querySelectorAll('br.Apple-interchange-newline')) element.remove();
  return dropForeignPictures(root);
}

/** Elements that a format may be on without being about a whole block. */
const INLINE = 'span, font, a, b, strong, i, em, s, u';
const FORMATS: Record<string, { on: string; off: string; tag: string; elements: string }> = {
  weight: { on: 'bold', off: 'normal', tag: 'strong', elements: 'b, strong' },
  slant: { on: 'italic', off: 'normal', tag: 'em', elements: 'i, em' },
  struck: { on: 'through', off: 'none', tag: 's', elements: 's, strike, del' },
};

/** Wraps what a style formats, and unwraps an element whose style takes its own format away: Google Docs puts everything in `<b>`. */
function applyFormat(root: ParentNode, name: string): void {
  const format = FORMATS[name];
  if (!format) return;
  const attribute = `data-pasted-${name}`;
  for (const element of [...root.querySelectorAll(`[${attribute}]`)]) {
    const value = element.getAttribute(attribute);
    element.removeAttribute(attribute);
    if (value === format.off && element.matches(format.elements)) element.replaceWith(...element.childNodes);
    // Headings are bold by themselves.
    const isHeading = name === 'weight' && element.closest('h1, h2, h3, h4, h5, h6') !== null;
    if (value !== format.on || isHeading || !element.matches(INLINE)) continue;
    const mark = element.ownerDocument.createElement(format.tag);
    mark.append(...element.childNodes);
    element.append(mark);
  }
}

/** Lines of a text that is shown as it is typed, as chat programs have it. */
function keepLineBreaks(root: ParentNode): void {
  for (const element of [...root.querySelectorAll('[data-pasted-lines]')]) {
    element.removeAttribute('data-pasted-lines');
    if (element.closest('pre, code')) continue;
    const texts: Text[] = [];
    const walker = element.ownerDocument.createTreeWalker(element, 4);
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      const lines = text.data.split(/\r\n?|\n/);
      if (lines.length === 1) continue;
      const parts = lines.flatMap((line, at) =>
        at === 0 ? [line] : [element.ownerDocument.createElement('br'), line],
      );
      text.replaceWith(...parts);
    }
  }
}

/** A list directly within a list belongs to the entry before it. */
function moveNestedLists(root: ParentNode): void {
  for (const list of [...root.querySelectorAll(':is(ul, ol) > ul, :is(ul, ol) > ol')]) {
    const before = list.previousElementSibling;
    if (before?.tagName === 'LI') before.append(list);
  }
}

/** What Word puts before an entry: a sign, or a number. */
const NUMBER = /^\s*(?:\d{1,4}|[a-z]{1,4})[.)]/i;

/** Paragraphs that Word marks as entries of a list, level by level. */
function listWordParagraphs(root: ParentNode): void {
  let lists: Element[] = [];
  let last: Element | undefined;
  for (const entry of [...root.querySelectorAll('[data-pasted-list-level]')]) {
    const level = Math.max(1, Number(entry.getAttribute('data-pasted-list-level')) || 1);
    const marker = entry.querySelector('[data-pasted-list-marker]');
    const tag = NUMBER.test(marker?.textContent ?? '') ? 'ol' : 'ul';
    marker?.remove();
    const follows = last !== undefined && isNextTo(last, entry);
    lists = follows ? lists.slice(0, level) : [];
    last = entry;
    const document = entry.ownerDocument;
    const item = document.createElement('li');
    const text = document.createElement('p');
    text.append(...entry.childNodes);
    item.append(text);
    const begun = lists.length;
    while (lists.length < level) {
      const list = document.createElement(tag);
      const holder = lists.at(-1)?.lastElementChild;
      if (holder) holder.append(list);
      else if (lists.length === 0) entry.before(list);
      lists.push(list);
      if (lists.length < level) list.append(document.createElement('li'));
    }
    lists.at(-1)?.append(item);
    if (begun === 0) last = lists[0];
    else last = lists[0] ?? last;
    entry.remove();
  }
}

/** Whether nothing but blanks is between two elements. */
function isNextTo(one: Element, other: Element): boolean {
  return one.nextElementSibling === other;
}

/** Google leads links through a page of its own: `https://www.google.com/url?q=…`. */
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

function dropForeignPictures(root: ParentNode): number {
  let dropped = 0;
  for (const image of [...root.querySelectorAll('img')]) {
    const picture = pictureOf({
      src: image.getAttribute('src') ?? '',
      alt: image.getAttribute('alt') ?? '',
      width: Number(image.getAttribute('width')),
      height: Number(image.getAttribute('height')),
    });
    if (picture) continue;
    image.remove();
    // A picture of one pixel counts readers.
    if (image.getAttribute('width') !== '1') dropped += 1;
  }
  return dropped;
}
