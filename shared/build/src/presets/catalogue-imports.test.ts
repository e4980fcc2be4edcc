import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** The loader, which has no types. */
type Loader = (this: { context: string }, source: string) => string;
const { default: catalogueImports } = (await import(
  new URL('./catalogue-imports.mjs', import.meta.url).href
)) as { default: Loader };

it('imports the catalogue of each language by its own path', () => {
  const context = mkdtempSync(join(tmpdir(), 'boardwalk-catalogues-'));
  mkdirSync(join(context, 'locales'));
  for (const name of ['de.po', 'en.po', 'en.txt']) writeFileSync(join(context, 'locales', name), '');
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the source of a catalogue contains a template
  const source = 'catalogOf(messages, (language) => import(`./locales/${language}.po`));';
  expect(catalogueImports.call({ context }, source)).toBe(
    "catalogOf(messages, (language) => ({ de: () => import('./locales/de.po'), en: () => import('./locales/en.po') })[language]());",
  );
  rmSync(context, { recursive: true });
});
