/** Formats that can come from styles as well as from elements. */
const FORMATS = {
  weight: { on: 'bold', off: 'normal', tag: 'strong', elements: 'b, strong' },
  slant: { on: 'italic', off: 'normal', tag: 'em', elements: 'i, em' },
  struck: { on: 'through', off: 'none', tag: 's', elements: 's, strike, del' },
} as const;

type FormatName = keyof typeof FORMATS;
const NAMES = Object.keys(FORMATS) as FormatName[];
const FORMATTING = NAMES.map((name) => FORMATS[name].elements).join(', ');
const HEADINGS = 'h1, h2, h3, h4, h5, h6';
/** Elements in which a space is text, and not source formatting. */
const INLINE =
  'a, abbr, b, cite, code, del, em, font, i, ins, label, mark, q, s, small, span, strike, strong, sub, sup, u';

/**
 * Marks each text with the formats that a browser shows: those of the closest element that sets one by its name or style. Google Docs wraps
 * everything in `<b style="font-weight:normal">`, spreadsheets make whole cells bold.
 */
export function applyFormats(root: Node, inherited: ReadonlySet<FormatName> = new Set()): void {
  for (const child of [...root.childNodes]) {
    if (child.nodeType === Node.TEXT_NODE) markText(child as Text, inherited);
    if (child.nodeType !== Node.ELEMENT_NODE) continue;
    const element = child as Element;
    applyFormats(element, formatsOf(element, inherited));
    for (const name of NAMES) element.removeAttribute(`data-pasted-${name}`);
    if (element.matches(FORMATTING)) element.replaceWith(...element.childNodes);
  }
}

function formatsOf(element: Element, inherited: ReadonlySet<FormatName>): ReadonlySet<FormatName> {
  const formats = new Set<FormatName>();
  for (const name of NAMES) {
    const { on, off, elements } = FORMATS[name];
    const style = element.getAttribute(`data-pasted-${name}`);
    const isOwn = style === on || (style !== off && element.matches(elements));
    if (isOwn || (style !== off && inherited.has(name))) formats.add(name);
  }
  // Headings are bold by themselves.
  if (element.closest(HEADINGS)) formats.delete('weight');
  return formats;
}

function markText(text: Text, formats: ReadonlySet<FormatName>): void {
  if (formats.size === 0) return;
  if (text.data.trim() === '' && !text.parentElement?.matches(INLINE)) return;
  let inner: Node = text;
  const place = document.createTextNode('');
  text.replaceWith(place);
  for (const name of [...formats].reverse()) {
    const mark = text.ownerDocument.createElement(FORMATS[name].tag);
    mark.append(inner);
    inner = mark;
  }
  place.replaceWith(inner);
}
