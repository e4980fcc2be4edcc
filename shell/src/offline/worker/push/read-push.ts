/** What a push message shows: one on this site may replace another with the same tag. */
export interface PushedNotification {
  title: string;
  body: string;
  /** Where it leads: a path on this site. */
  href: string;
  tag: string;
}

const MOST = { title: 200, body: 500, href: 500, tag: 100 } as const;

/**
 * What came with a push message, when it is what this site sends.
 * @param text as it was decrypted.
 * @param origin of this site; what leads elsewhere isn't ours.
 */
export function readPush(text: string, origin: string): PushedNotification | null {
  const { title, body, href, tag } = parse(text);
  if (!isText(title, MOST.title) || title === '' || !isText(href, MOST.href) || !isOwnPath(href, origin))
    return null;
  return {
    title,
    href,
    body: isText(body, MOST.body) ? body : '',
    tag: isText(tag, MOST.tag) ? tag : '',
  };
}

/** Whether this is a path of this site, however a browser reads it. */
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
