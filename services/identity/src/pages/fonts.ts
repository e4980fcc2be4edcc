import { readFileSync } from 'node:fs';

/**
 * URLs of the two fonts that both Node and the bundler understand: Node reads the file and ignores the query, the bundler inlines the file's bytes.
 * If neither works, pages use system fonts.
 */
const FILES = [
  {
    family: 'Bricolage Grotesque Variable',
    weights: '200 800',
    url: new URL(
      '../../node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2?inline',
      import.meta.url,
    ),
  },
  {
    family: 'Instrument Sans Variable',
    weights: '400 700',
    url: new URL(
      '../../node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?inline',
      import.meta.url,
    ),
  },
];

/** A font file in memory. */
export interface Font {
  family: string;
  weights: string;
  bytes: Buffer;
}

function read(url: URL): Buffer {
  if (url.protocol !== 'data:') return readFileSync(url);
  return Buffer.from(url.pathname.slice(url.pathname.indexOf(',') + 1), 'base64');
}

/** Available fonts; missing ones are omitted. */
export function loadFonts(): Font[] {
  return FILES.flatMap(({ family, weights, url }) => {
    try {
      return [{ family, weights, bytes: read(url) }];
    } catch {
      return [];
    }
  });
}
