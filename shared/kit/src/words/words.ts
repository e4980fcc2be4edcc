import { i18n, type Messages } from '@lingui/core';

/** The languages a member can choose. The pseudo-language is there in development only, to find words that were left in code. */
export const LANGUAGES = { en: 'English', de: 'Deutsch' } as const;
export type Language = keyof typeof LANGUAGES | 'en-XA';

/** What a `.po` file becomes when it is imported. */
export interface Catalogue {
  messages: Messages;
}

/** The words of one package: English at once, every other language when somebody asks for it. */
export type Words = { en: Catalogue } & Partial<Record<Exclude<Language, 'en'>, () => Promise<Catalogue>>>;

const packages = new Set<Words>();
/** What was asked for last; it is shown as soon as its words are there. */
let wanted: Language = 'en';

/**
 * Adds a package's words and loads them in the language that was chosen.
 * @returns a promise that settles when they are there; a language that can't be fetched leaves the English words.
 */
export async function addWords(words: Words): Promise<void> {
  packages.add(words);
  i18n.load('en', { ...words.en.messages });
  if (i18n.locale === '') i18n.activate('en');
  // The language that is on its way, not the one still shown: a package that comes in between would stay English.
  await loadLanguage(words, wanted);
}

/** Shows the site in another language, at once and without a reload. */
export async function activateLanguage(language: Language): Promise<void> {
  wanted = language;
  await Promise.all([...packages].map((words) => loadLanguage(words, language)));
  if (wanted !== language || i18n.locale === language) return;
  i18n.activate(language);
  document.documentElement.lang = language;
}

async function loadLanguage(words: Words, language: Language): Promise<void> {
  if (language === 'en') return;
  // A copy: the library keeps what it is handed first and writes the translations into it.
  i18n.load(language, { ...words.en.messages });
  const catalogue = await words[language]?.().catch(() => undefined);
  if (catalogue) i18n.load(language, keepTranslated(catalogue.messages));
}

/** An untranslated entry must not cover the English one. */
function keepTranslated(messages: Messages): Messages {
  return Object.fromEntries(Object.entries(messages).filter(([, text]) => text !== ''));
}

export { i18n };
