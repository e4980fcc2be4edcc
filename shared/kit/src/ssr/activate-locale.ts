import type { PageLanguage } from '@boardwalk/contracts';
import { type Catalog, i18n, messagesOf } from '../i18n/catalogs.ts';

/**
 * Sets the language of the next server rendering. Renderings in a process run one at a time, so the global language is safe.
 * @param packages the shell's first: its translations take precedence, as in the browser.
 */
export async function activateLocale(language: PageLanguage, packages: readonly Catalog[]): Promise<void> {
  for (const catalog of packages.toReversed()) i18n.load(language, await messagesOf(catalog, language));
  i18n.activate(language);
}
