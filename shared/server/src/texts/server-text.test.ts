import {
  ERRORS,
  type ErrorCode,
  FIELD_MESSAGES,
  LANGUAGES,
  NOTIFICATION_SENTENCES,
  NOTIFICATION_TYPE_NAMES,
  type PageLanguage,
  REPORT_REASONS,
} from '@boardwalk/contracts';
import { describe, expect, it } from 'vitest';
import { translationOf } from './catalogues.ts';
import { errorText, fieldText, serverText, serverTexts } from './server-text.ts';

it.each([
  ['Fill this in.', 'Bitte ausfüllen.', 'Rellena este campo.'],
  ['Write at most 255 characters.', 'Schreib höchstens 255 Zeichen.', 'Escribe como máximo 255 caracteres.'],
  ['Not before 2026-11-05.', 'Nicht vor dem 2026-11-05.', 'No antes del 2026-11-05.'],
  ['At least 1.5.', 'Mindestens 1.5.', 'Como mínimo 1.5.'],
  ['Nobody has translated this.', 'Nobody has translated this.', 'Nobody has translated this.'],
  ['It has to match {1000}{x', 'It has to match {1000}{x', 'It has to match {1000}{x'],
])('translates the field message “%s”', (english, german, spanish) => {
  expect([fieldText(english, 'en'), fieldText(english, 'de'), fieldText(english, 'es')]).toEqual([
    english,
    german,
    spanish,
  ]);
});

it('fills in values as they are, whatever they contain', () => {
  const title = "{actor} <b>'x'</b> \\u202e #";
  expect(serverText('New: {title}', 'de', { title })).toBe(`Neu: ${title}`);
});

it('omits the tags of a sentence, and no tags of its values', () => {
  const values = { actor: '<b>Ann</b> {title}', title: 'The <b>pier</b>', count: 1, publishDate: null };
  expect(serverText(NOTIFICATION_SENTENCES['comment.posted'], 'en', values)).toBe(
    '<b>Ann</b> {title} commented on “The <b>pier</b>”.',
  );
});

it('distinguishes a value that is null from one with the text “none”', () => {
  const sentence = NOTIFICATION_SENTENCES['article.published'];
  const format = (actor: string | null) => serverText(sentence, 'en', { actor, title: 'A' });
  expect([format(null), format('none')]).toEqual(['“A” was published.', 'none published “A”.']);
});

it('returns a text that it doesn’t know, in English', () => {
  expect(serverText('Nobody has translated this.', 'de')).toBe('Nobody has translated this.');
  expect(serverText({ id: 'unknown', message: 'A new text' }, 'es')).toBe('A new text');
});

it('shows English for a language that this version doesn’t have', () => {
  expect(serverText('New: {title}', 'fr' as PageLanguage, { title: 'A' })).toBe('New: A');
});

it('returns a shared text in each language', () => {
  expect(serverTexts(REPORT_REASONS.spam)).toEqual({
    en: 'Spam or advertising',
    de: 'Spam oder Werbung',
    es: 'Spam o publicidad',
  });
});

describe.each(LANGUAGES.filter((language) => language !== 'en'))('%s', (language) => {
  it('has every error and every field message', () => {
    const texts = [...Object.values(ERRORS).map(({ message }) => message), ...FIELD_MESSAGES];
    expect(texts.filter((text) => translationOf(text, language) === text)).toEqual([]);
  });

  it('has every sentence of notifications', () => {
    const sentences = Object.values(NOTIFICATION_SENTENCES).filter(
      ({ message }) => !['{title}', '{title}.'].includes(message),
    );
    expect(sentences.filter((text) => translationOf(text, language) === text.message)).toEqual([]);
  });

  it('formats every error and every field message', () => {
    for (const code of Object.keys(ERRORS) as ErrorCode[])
      expect(errorText(code, language)).not.toMatch(/[{}]/);
    for (const message of FIELD_MESSAGES)
      expect(serverText(message, language, { n: 777 }).includes('777')).toBe(message.includes('{n}'));
  });
});

describe.each(NOTIFICATION_TYPE_NAMES)('the sentence of %s', (type) => {
  const sentence = NOTIFICATION_SENTENCES[type];
  const cases = [null, 'Kiri'].flatMap((actor) =>
    [null, 'May 4'].flatMap((publishDate) => [1, 3].map((count) => ({ actor, publishDate, count }))),
  );
  const formatted = (language: PageLanguage) =>
    cases.map((values) => serverText(sentence, language, { ...values, title: 'T' }));

  it('has the id of its type', () => {
    expect(sentence.id).toBe(`notification.${type}`);
  });

  it('is complete with and without actor and date, in every language', () => {
    for (const language of LANGUAGES)
      for (const text of formatted(language))
        expect(text).not.toMatch(/[{}<>#]|\bnone\b|undefined|^\s|\s\s|\s$/);
  });

  it('has the same facts in every language', () => {
    const factsOf = (text: string) => ['Kiri', 'May 4', '3'].map((fact) => text.includes(fact));
    const facts = formatted('en').map(factsOf);
    for (const language of LANGUAGES) expect(formatted(language).map(factsOf)).toEqual(facts);
  });
});
