/** A page as a search engine is told of it. */
export interface SitemapEntry {
  /** On this site, beginning with a slash. */
  path: string;
  /** When what it says last changed, if that is known. */
  changedAt?: Date;
}

/** The list in the form of sitemaps.org. An address that stands there twice is named once. */
export function sitemapText(origin: string, entries: readonly SitemapEntry[]): string {
  const byAddress = new Map(entries.map((entry) => [new URL(entry.path, origin).href, entry]));
  const lines = [...byAddress].map(
    ([address, { changedAt }]) =>
      `<url><loc>${escaped(address)}</loc>${changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ''}</url>`,
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...lines,
    '</urlset>',
    '',
  ].join('\n');
}

/** An address has no other characters left that mean something in XML. */
function escaped(address: string): string {
  return address.replaceAll('&', '&amp;').replaceAll("'", '&apos;');
}
