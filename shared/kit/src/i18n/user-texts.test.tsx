import type { Messages } from '@lingui/core';
import { LinguiContext } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import { addCatalog } from './catalogs.ts';
import { i18n, Trans } from './trans.tsx';

/** Possible names and titles of users. */
const TITLES = [
  'plain',
  '<0>a link</0>',
  '<b>bold</b> and <i/>',
  '<2/>',
  '{title} {0, plural, one {#} other {#}}',
  String.raw`\u202ereversed \x41`,
  'a \\ b',
  "it's '{quoted}'",
];

/** Catalogs as the build compiles them. */
beforeAll(async () => {
  const messages: Messages = {
    plain: ['“', ['title'], '” is out'],
    linked: ['<0>', ['title'], '</0> by ', ['author'], ', ', ['count']],
  };
  await addCatalog({ en: { messages } });
});

const escaped = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll("'", '&#x27;')
    .replaceAll('"', '&quot;');
const markupOf = (sentence: React.ReactElement) =>
  renderToStaticMarkup(<LinguiContext value={{ i18n, _: i18n.t }}>{sentence}</LinguiContext>);

it.each(TITLES)('shows %s in a sentence unchanged', (title) => {
  expect(i18n._('plain', { title })).toBe(`“${title}” is out`);
  expect(i18n._({ id: 'plain', values: { title } })).toBe(`“${title}” is out`);
  expect(i18n.t('plain', { title })).toBe(`“${title}” is out`);
});

it.each(TITLES)('renders %s unchanged, without interpreting it as an element', (title) => {
  const sentence = (
    <Trans
      id="linked"
      values={{ title, author: <em>Ana</em>, count: 2 }}
      // biome-ignore lint/a11y/useAnchorContent: the sentence provides the content
      components={{ 0: <a href="/x" /> }}
    />
  );
  expect(markupOf(sentence)).toBe(`<a href="/x">${escaped(title)}</a> by <em>Ana</em>, 2`);
});

it('leaves sentences without values alone', () => {
  expect(i18n._('unknown', undefined, { message: 'As it is' })).toBe('As it is');
  expect(markupOf(<Trans id="none" message="As it is" />)).toBe('As it is');
});
