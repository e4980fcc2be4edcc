/** Content of a push notification. It replaces an earlier one with the same tag. */
export interface PushedNotification {
  title: string;
  body: string;
  /** Path on this site that it links to. */
  href: string;
  tag: string;
}

const MAX_LENGTHS = { title: 200, body: 500, href: 500, tag: 100 } as const;

/**
 * Parses a push message, and validates that it comes from this site.
 * @param text the decrypted text.
 * @param origin of this site; other links are rejected.
 */
export function readPush(text: string, origin: string): PushedNotification | null {
  const { title, body, href, tag } = parse(text);
  if (
    !isText(title, MAX_LENGTHS.title) ||
    title === '' ||
    !isText(href, MAX_LENGTHS.href) ||
    !isOwnPath(href, origin)
  )
    return null;
  return {
    title,
    href,
    body: isText(body, MAX_LENGTHS.body) ? body : '',
    tag: isText(tag, MAX_LENGTHS.tag) ? tag : '',
  };
}

/** Returns whether a browser would resolve this to a path of this site. */
export function isOwnPath(href: string, origin: string): boolean {
  return href.startsWith('/') && URL.canParse(href, origin) && new URL(href, origin).origin === origin;
}

function parse(text: string): Record<string, unknown> {
  try {
    const read: unknown = JSON.parse(text);
    return typeof read === 'object' && read !== null ? { ...read } : {};
  } catch {
    return {};
  }
}

const isText = (value: unknown, most: number): value is string =>
  typeof value === 'string' && value.length <= most;
