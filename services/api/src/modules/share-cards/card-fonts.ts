import { readFile } from 'node:fs/promises';

/**
 * The faces of the site with the letters of further European languages, as addresses that both Node and the bundler understand: Node
 * reads the file and ignores the query, the bundler puts the file's bytes in place of the address. Machines without any font draw the
 * same as others.
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

/** The fonts by the names under which cards ask for them. @throws when one isn't there. */
export function loadCardFonts(): Promise<{ name: string; data: Buffer }[]> {
  return Promise.all(FILES.map(async ({ name, url }) => ({ name, data: await read(url) })));
}

function read(url: URL): Promise<Buffer> | Buffer {
  if (url.protocol !== 'data:') return readFile(url);
  return Buffer.from(url.pathname.slice(url.pathname.indexOf(',') + 1), 'base64');
}
