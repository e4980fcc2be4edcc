import { PAGE_SET_ID, type SignedText } from '@boardwalk/contracts';

/** Element in which the gateway embeds a page's release set. */
const SET = new RegExp(
  `<script type="application/json" id="${PAGE_SET_ID}" data-key="([\\w-]*)" data-signature="([\\w-]*)"[^>]*>(.*?)</script>`,
  's',
);

/** Returns the release set of a page. Must be verified before use. */
export function setOf(html: string): SignedText | null {
  const found = SET.exec(html);
  return found && { key: found[1] ?? '', signature: found[2] ?? '', payload: found[3] ?? '' };
}

/**
 * Returns a cached page for offline use: with the time of caching, and the newest set instead of its own.
 * @param cachedAt milliseconds since 1970.
 */
export function asCached(html: string, { payload, key, signature }: SignedText, cachedAt: number): string {
  const fits = /^[\w-]*$/.test(key + signature) && !payload.includes('<');
  if (!fits) return html;
  const element = `<script type="application/json" id="${PAGE_SET_ID}" data-key="${key}" data-signature="${signature}" data-kept="${cachedAt}">${payload}</script>`;
  return html.replace(SET, () => element);
}

/** A file, with its hash if known. */
export interface NamedFile {
  file: string;
  integrity: string | null;
}

/** Returns the files that a page's head requires: scripts, styles, fonts. */
export function filesOf(html: string): NamedFile[] {
  const head = html.slice(0, html.indexOf('</head>'));
  const elements = head.match(/<(?:script|link)\b[^>]*>/g) ?? [];
  return elements.flatMap((element) => {
    if (element.startsWith('<link') && !/rel="(?:stylesheet|preload)"/.test(element)) return [];
    const file = attributeOf(element, element.startsWith('<link') ? 'href' : 'src');
    if (!file || !isHashed(file)) return [];
    return [{ file, integrity: attributeOf(element, 'integrity') ?? null }];
  });
}

/** Returns whether the file at this path is immutable: files of the shell and of releases. */
export function isHashed(path: string): boolean {
  return /^\/(?:assets|remotes)\//.test(path);
}

function attributeOf(element: string, name: string): string | undefined {
  return new RegExp(` ${name}="([^"]*)"`).exec(element)?.[1];
}
