// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { activateLanguage, addCatalog, type Catalog, i18n } from './catalogs.ts';

const wordsOf = (key: string, german: Promise<void> = Promise.resolve()): Catalog => ({
  en: { messages: { [key]: `${key} in English` } },
  de: async () => {
    await german;
    return { messages: { [key]: `${key} auf Deutsch` } };
  },
});

it('loads a package in the chosen language while that language is still loading', async () => {
  const slow = Promise.withResolvers<void>();
  await activateLanguage('en');
  await addCatalog(wordsOf('shell', slow.promise));
  const switching = activateLanguage('de');
  const adding = addCatalog(wordsOf('remote'));
  slow.resolve();
  await Promise.all([switching, adding]);
  expect(i18n.messages).toMatchObject({ shell: 'shell auf Deutsch', remote: 'remote auf Deutsch' });
  expect(i18n.locale).toBe('de');
});

it('shows the language that was chosen last, whichever arrives first', async () => {
  const slow = Promise.withResolvers<void>();
  await activateLanguage('en');
  await addCatalog(wordsOf('late', slow.promise));
  const first = activateLanguage('de');
  await activateLanguage('en');
  slow.resolve();
  await first;
  expect(i18n.locale).toBe('en');
});

it('keeps the shell’s translation of a string, and replaces that of an older version of a remote', async () => {
  const named = (german: string, delay: Promise<void>): Catalog => ({
    en: { messages: { terms: 'Terms' } },
    de: async () => {
      await delay;
      return { messages: { terms: german } };
    },
  });
  const slow = Promise.withResolvers<void>();
  await activateLanguage('en');
  await addCatalog(named('Bedingungen', slow.promise), { permanent: true });
  const switching = activateLanguage('de');
  const adding = addCatalog(named('Regelwerk', Promise.resolve()));
  slow.resolve();
  await Promise.all([switching, adding]);
  expect(i18n.messages).toMatchObject({ terms: 'Bedingungen' });
  const edition = (title: string): Catalog => ({
    en: { messages: { title } },
    de: async () => ({ messages: { title } }),
  });
  await addCatalog(edition('Erste Ausgabe'));
  await addCatalog(edition('Zweite Ausgabe'));
  expect(i18n.messages).toMatchObject({ title: 'Zweite Ausgabe' });
});
