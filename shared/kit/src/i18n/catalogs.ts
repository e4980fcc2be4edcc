import type { PageLanguage } from '@boardwalk/contracts';
import type { Messages } from '@lingui/core';
import { Translator } from './translator.ts';

/** Replaced with its value at build time. */
declare const process: { env: { NODE_ENV: string } };

/** Languages that members can choose. The pseudo-language exists in development only, to find strings that were left in code. */
export const LANGUAGES = { en: 'English', de: 'Deutsch', es: 'Español' } as const satisfies Record<
  PageLanguage,
  string
>;
/** A language of the interface; `en-XA` is the pseudo-language of development. */
export type Language = keyof typeof LANGUAGES | 'en-XA';

/** Translator of this page, in the current language. */
export const i18n = new Translator({});

/** Result of importing a `.po` file. */
export interface CompiledCatalog {
  messages: Messages;
}

/** The messages of one package: English immediately, every other language when it is chosen. */
export type Catalog = { en: CompiledCatalog } & Partial<
  Record<Exclude<Language, 'en' | 'en-XA'>, () => Promise<CompiledCatalog>>
>;

/**
 * Creates the catalog of a package from its `.po` files.
 * @param messages the English ones.
 * @param load imports the file of another language.
 * @example catalogOf(messages, (language) => import(`./locales/${language}.po`))
 */
export function catalogOf(messages: Messages, load: (language: string) => Promise<CompiledCatalog>): Catalog {
  const others = Object.keys(LANGUAGES).filter((language) => language !== 'en');
  return {
    en: { messages },
    ...Object.fromEntries(others.map((language) => [language, () => load(language)])),
  };
}

/** Every added package, and whether its strings are permanent: other packages' translations of the same strings don't replace them. */
const packages = new Map<Catalog, { permanent: boolean }>();
const permanentIds = new Map<Language, Set<string>>();
/** Loaded messages of each package, by language. */
const known = new WeakMap<Catalog, Map<string, Messages>>();
/** The last requested language; shown as soon as its messages are loaded. */
let wanted: Language = 'en';
/** Resolves when the packages known at the time of the request are loaded in that language. */
let loading: Promise<void> = Promise.resolve();

/**
 * Adds a package's messages and loads them in the current language. English is available immediately. A later version of a package replaces the
 * messages of an earlier one.
 * @param options `permanent` for strings of every page: a remote with the same strings doesn't replace them.
 * @returns a promise that resolves when they are loaded; if a language can't be loaded, the English messages stay.
 */
export async function addCatalog(catalog: Catalog, { permanent = false } = {}): Promise<void> {
  packages.set(catalog, { permanent });
  loadMessages('en', catalog.en.messages, permanent);
  if (i18n.locale === '') i18n.activate('en');
  if (typeof window === 'undefined') return addEveryLanguage(catalog, permanent);
  // The requested language, not the one still shown: otherwise a package added during a language change would stay English.
  const language = wanted;
  if (language === 'en') return;
  const [messages] = await Promise.all([messagesOf(catalog, language), loading]);
  loadMessages(language, messages, permanent);
}

/** Only on the server, which renders for readers of each language and adds a page's messages once. */
async function addEveryLanguage(catalog: Catalog, permanent: boolean): Promise<void> {
  const others = Object.keys(LANGUAGES).filter((language) => language !== 'en') as Language[];
  for (const language of others) loadMessages(language, await messagesOf(catalog, language), permanent);
}

/** Switches the site to another language without a reload. */
export async function activateLanguage(language: Language): Promise<void> {
  wanted = language;
  const all = [...packages].map(async ([catalog, { permanent }]) => ({
    messages: await messagesOf(catalog, language),
    permanent,
  }));
  loading = Promise.all(all).then((each) => {
    for (const { messages, permanent } of each) loadMessages(language, messages, permanent);
  });
  await loading;
  if (wanted !== language || i18n.locale === language) return;
  i18n.activate(language);
  document.documentElement.lang = language;
}

function loadMessages(language: Language, messages: Messages, permanent: boolean): void {
  const taken = permanentIds.get(language) ?? new Set();
  permanentIds.set(language, taken);
  const own = Object.entries(messages).filter(([id]) => permanent || !taken.has(id));
  if (permanent) for (const [id] of own) taken.add(id);
  // A copy, because the library keeps the first object and mutates it.
  i18n.load(language, Object.fromEntries(own));
}

/** Returns the messages of a package in one language. Messages that can't be loaded, or aren't translated, are English. */
export async function messagesOf(catalog: Catalog, language: Language): Promise<Messages> {
  const translated = await translatedMessages(catalog, language).catch(() => undefined);
  const messages = { ...catalog.en.messages, ...onlyTranslated(translated ?? {}) };
  const languages = known.get(catalog) ?? new Map<string, Messages>();
  known.set(catalog, languages.set(language, messages));
  return messages;
}

async function translatedMessages(catalog: Catalog, language: Language): Promise<Messages | undefined> {
  if (language === 'en') return undefined;
  if (language !== 'en-XA') return (await catalog[language]?.())?.messages;
  if (process.env.NODE_ENV !== 'development') return undefined;
  const { pseudoMessages } = await import(/* webpackChunkName: "pseudo-language" */ './pseudo-language.ts');
  return pseudoMessages(catalog.en.messages);
}

/** Returns the loaded messages of a package in a language. */
export function knownMessages(catalog: Catalog, language: string): Messages {
  return known.get(catalog)?.get(language) ?? catalog.en.messages;
}

/** An untranslated entry must not replace the English one. */
function onlyTranslated(messages: Messages): Messages {
  return Object.fromEntries(Object.entries(messages).filter(([, text]) => text !== ''));
}
