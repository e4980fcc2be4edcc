import type { PageLanguage } from '@boardwalk/contracts';
import type { Messages } from '@lingui/core';
import { Translator } from './translator.ts';

/** The build replaces it with its value. */
declare const process: { env: { NODE_ENV: string } };

/** The languages that members can choose. The pseudo-language exists in development only, to find texts that were left in code. */
export const LANGUAGES = { en: 'English', de: 'Deutsch' } as const satisfies Record<PageLanguage, string>;
export type Language = keyof typeof LANGUAGES | 'en-XA';

/** The words of this page, in the language that is shown. */
export const i18n = new Translator({});

/** What a `.po` file becomes when it is imported. */
export interface CompiledCatalog {
  messages: Messages;
}

/** The messages of one package: English immediately, every other language when it is chosen. */
export type Catalog = { en: CompiledCatalog } & Partial<
  Record<Exclude<Language, 'en' | 'en-XA'>, () => Promise<CompiledCatalog>>
>;

/** Every package that was added, and whether its words stand: no other package's translation of the same words takes their place. */
const packages = new Map<Catalog, { stands: boolean }>();
const standing = new Map<Language, Set<string>>();
/** The words of each package by themselves, by language. */
const known = new WeakMap<Catalog, Map<string, Messages>>();
/** What was asked for last; it is shown as soon as its words are there. */
let wanted: Language = 'en';
/** Settles when the packages that were here when it was asked for are known in it. */
let learning: Promise<void> = Promise.resolve();

/**
 * Adds a package's words and loads them in the language that was chosen. English is known at once. A later version of a package brings its
 * own words for the same places.
 * @param options `stands` for what is on every page: a remote that translates the same words doesn't change them.
 * @returns a promise that settles when they are there; a language that can't be fetched leaves the English words.
 */
export async function addCatalog(catalog: Catalog, { stands = false } = {}): Promise<void> {
  packages.set(catalog, { stands });
  learn('en', catalog.en.messages, stands);
  if (i18n.locale === '') i18n.activate('en');
  if (typeof window === 'undefined') return addEveryLanguage(catalog, stands);
  // The language that is on its way, not the one still shown: a package that comes in between would stay English.
  const language = wanted;
  if (language === 'en') return;
  const [messages] = await Promise.all([messagesOf(catalog, language), learning]);
  learn(language, messages, stands);
}

/** On the server, which draws for readers of each language and adds a page's words once. */
async function addEveryLanguage(catalog: Catalog, stands: boolean): Promise<void> {
  const others = Object.keys(LANGUAGES).filter((language) => language !== 'en') as Language[];
  for (const language of others) learn(language, await messagesOf(catalog, language), stands);
}

/** Shows the site in another language, at once and without a reload. */
export async function activateLanguage(language: Language): Promise<void> {
  wanted = language;
  const all = [...packages].map(async ([catalog, { stands }]) => ({
    messages: await messagesOf(catalog, language),
    stands,
  }));
  learning = Promise.all(all).then((each) => {
    for (const { messages, stands } of each) learn(language, messages, stands);
  });
  await learning;
  if (wanted !== language || i18n.locale === language) return;
  i18n.activate(language);
  document.documentElement.lang = language;
}

function learn(language: Language, messages: Messages, stands: boolean): void {
  const taken = standing.get(language) ?? new Set();
  standing.set(language, taken);
  const own = Object.entries(messages).filter(([id]) => stands || !taken.has(id));
  if (stands) for (const [id] of own) taken.add(id);
  // A copy: the library keeps what it is handed first and writes the next into it.
  i18n.load(language, Object.fromEntries(own));
}

/** Returns the messages of a package in one language. What can't be fetched, or isn't translated, is English. */
export async function messagesOf(catalog: Catalog, language: Language): Promise<Messages> {
  const translated = await translatedMessages(catalog, language).catch(() => undefined);
  const messages = { ...catalog.en.messages, ...keepTranslated(translated ?? {}) };
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

/** A package's words in a language, as far as they have been loaded. */
export function knownMessages(catalog: Catalog, language: string): Messages {
  return known.get(catalog)?.get(language) ?? catalog.en.messages;
}

/** An untranslated entry must not cover the English one. */
function keepTranslated(messages: Messages): Messages {
  return Object.fromEntries(Object.entries(messages).filter(([, text]) => text !== ''));
}
