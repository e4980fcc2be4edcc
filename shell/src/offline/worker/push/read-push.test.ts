import { expect, it } from 'vitest';
import { readPush } from './read-push.ts';

const ORIGIN = 'https://meridian.test';
const sent = { title: 'Kiri commented', body: 'Under “Ferry timetable”.', href: '/news/ferry#c1', tag: 'c1' };
const read = (change: object) => readPush(JSON.stringify({ ...sent, ...change }), ORIGIN);

it('parses a message of the site', () => expect(read({})).toEqual(sent));

it('accepts a message without optional fields', () =>
  expect(read({ body: undefined, tag: 7 })).toEqual({ ...sent, body: '', tag: '' }));

it.each([
  ['an empty title', { title: '' }],
  ['a title that isn’t text', { title: 5 }],
  ['a title that is too long', { title: 'a'.repeat(201) }],
  ['no link', { href: undefined }],
  ['another site', { href: 'https://elsewhere.test/' }],
  ['another site without a scheme', { href: '//elsewhere.test/' }],
  ['another site with a backslash', { href: '/\\elsewhere.test/' }],
  ['another site behind a tab', { href: '/\t/elsewhere.test/' }],
  ['a script', { href: 'javascript:alert(1)' }],
  ['a path from nowhere', { href: 'news' }],
])('rejects %s', (_, change) => expect(read(change)).toBeNull());

it.each(['', 'null', '[]', '"text"', '{', '7'])('rejects something that isn’t a message: %s', (text) =>
  expect(readPush(text, ORIGIN)).toBeNull(),
);
