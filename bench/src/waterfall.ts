/** A request of a page, as reported by the browser. */
export interface PageRequest {
  url: string;
  /** The browser's resource type: Document, Script, Fetch, Image … */
  kind: string;
  /** Transferred bytes, with headers. */
  bytes: number;
  status: number;
  headers: Record<string, string>;
  /** The files that caused the request; empty for the document. */
  askedBy: string[];
}

/** Returns the depth of each request: 1 for the document, 2 for a file that it names, 3 for a request of a script from there. */
export function depths(requests: readonly PageRequest[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const { url, askedBy } of requests) {
    // Requests are in order: those that cause others come first.
    const above = askedBy.filter((by) => by !== url).map((by) => found.get(by) ?? 0);
    if (!found.has(url)) found.set(url, 1 + Math.max(0, ...above));
  }
  return found;
}

/** Returns whether a page waits for a request: documents, scripts, styles and data. Images, fonts, reports and open connections don't block it. */
export function isWaitedFor({ kind, url }: PageRequest): boolean {
  const { pathname } = new URL(url);
  if (/^\/api\/(reports|live\/events)/.test(pathname)) return false;
  return ['Document', 'Script', 'Stylesheet', 'Fetch', 'XHR'].includes(kind) || isScript(url);
}

/** Returns whether a request is for JavaScript, whatever its initiator. */
export const isScript = (url: string): boolean => new URL(url).pathname.endsWith('.js');

/** Returns the length of the longest chain of requests that wait for each other. */
export function serialDepth(requests: readonly PageRequest[]): number {
  const all = depths(requests);
  return Math.max(0, ...requests.filter(isWaitedFor).map(({ url }) => all.get(url) ?? 0));
}
