/** One request of a page, as the browser tells of it. */
export interface PageRequest {
  url: string;
  /** The browser's own kind: Document, Script, Fetch, Image … */
  kind: string;
  /** What came over the wire, head and body, in bytes. */
  bytes: number;
  status: number;
  headers: Record<string, string>;
  /** The files whose running or reading made the browser ask; empty for the document. */
  askedBy: string[];
}

/** How deep a request lies: the document is 1, what it names is 2, what a script from there asks for is 3. */
export function depths(requests: readonly PageRequest[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const { url, askedBy } of requests) {
    // In order: whoever asks has been asked for before.
    const above = askedBy.filter((by) => by !== url).map((by) => found.get(by) ?? 0);
    if (!found.has(url)) found.set(url, 1 + Math.max(0, ...above));
  }
  return found;
}

/** What a page waits for: its document, scripts, styles and data. Pictures, fonts, reports and open connections fill it in or follow later. */
export function isWaitedFor({ kind, url }: PageRequest): boolean {
  const { pathname } = new URL(url);
  if (/^\/api\/(reports|live\/events)/.test(pathname)) return false;
  return ['Document', 'Script', 'Stylesheet', 'Fetch', 'XHR'].includes(kind) || isScript(url);
}

/** Whether a request is for JavaScript, whoever asked and how. */
export const isScript = (url: string): boolean => new URL(url).pathname.endsWith('.js');

/** The longest chain of requests that wait for each other. */
export function serialDepth(requests: readonly PageRequest[]): number {
  const all = depths(requests);
  return Math.max(0, ...requests.filter(isWaitedFor).map(({ url }) => all.get(url) ?? 0));
}
