import type { PageLanguage } from '@boardwalk/contracts';
import { type Catalog, i18n, messagesOf } from '../i18n/catalogs.ts';

/**
 * Lets the next drawing be in a language. There is one at a time in a process, so the language can be everybody's.
 * @param packages what is on every page first: its translation stands, as it does in the browser.
 */
export async function activateLocale(language: PageLanguage, packages: readonly Catalog[]): Promise<void> {
  for (const words of packages.toReversed()) i18n.load(language, await messagesOf(words, language));
  i18n.activate(language);
}
