import { readFile } from 'node:fs/promises';

/**
 * Fonts of the site with characters of further European languages, as URLs for both Node and the bundler: Node reads the file and ignores the
 * query, the bundler replaces the URL with the file's contents. The result doesn't depend on the fonts of the machine.
 */
const FILES = [
  {
    name: 'Bricolage',
    url: new URL(
      '../../../node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2?inline',
      import.meta.url,
    ),
  },
  {
    name: 'Bricolage Extended',
    url: new URL(
      '../../../node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-ext-opsz-normal.woff2?inline',
      import.meta.url,
    ),
  },
  {
    name: 'Bricolage Vietnamese',
    url: new URL(
      '../../../node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-vietnamese-opsz-normal.woff2?inline',
      import.meta.url,
    ),
  },
  {
    name: 'Instrument',
    url: new URL(
      '../../../node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?inline',
      import.meta.url,
    ),
  },
  {
    name: 'Instrument Extended',
    url: new URL(
      '../../../node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-ext-wght-normal.woff2?inline',
      import.meta.url,
    ),
  },
];

/** Loads the fonts by the names that cards use. @throws when one is missing. */
export function loadCardFonts(): Promise<{ name: string; data: Buffer }[]> {
  return Promise.all(FILES.map(async ({ name, url }) => ({ name, data: await read(url) })));
}

function read(url: URL): Promise<Buffer> | Buffer {
  if (url.protocol !== 'data:') return readFile(url);
  return Buffer.from(url.pathname.slice(url.pathname.indexOf(',') + 1), 'base64');
}
