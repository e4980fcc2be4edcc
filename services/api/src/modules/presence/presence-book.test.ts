import { expect, it } from 'vitest';
import { PresenceBook } from './presence-book.ts';
import { readMessage, writeMessage } from './presence-message.ts';

const said = (windows: [string, string[]][], at = 0) => ({ windows, at });
const peopleOn = (book: PresenceBook, topic = 'a') =>
  Object.fromEntries([...book.on(topic)].map(([id, open]) => [id, [...open].sort()]));

it('counts a member once, and a window once, whichever processes they are in', () => {
  const book = new PresenceBook();
  expect(book.put('a', 'one', said([['ada', ['x']]]))).toBe(true);
  expect(
    book.put(
      'a',
      'two',
      said([
        ['ada', ['x', 'y']],
        ['ben', []],
      ]),
    ),
  ).toBe(true);
  expect(peopleOn(book)).toEqual({ ada: ['x', 'y'], ben: [] });
  expect(peopleOn(book, 'b')).toEqual({});
});

it('says whether anything is different', () => {
  const book = new PresenceBook();
  book.put('a', 'one', said([['ada', ['x']]]));
  expect(book.put('a', 'one', said([['ada', ['x']]], 5))).toBe(false);
  expect(book.put('a', 'one', said([]))).toBe(true);
  expect(book.put('a', 'one', said([]))).toBe(false);
});

it('forgets the processes that have fallen silent, and those that stop', () => {
  const book = new PresenceBook();
  book.put('a', 'one', said([['ada', ['x']]], 10));
  book.put('a', 'two', said([['ben', ['y']]], 20));
  book.put('b', 'two', said([['ben', ['y']]], 20));
  expect(book.forget(15)).toEqual(['a']);
  expect(peopleOn(book)).toEqual({ ben: ['y'] });
  expect(book.drop('two').sort()).toEqual(['a', 'b']);
  expect(book.forget(100)).toEqual([]);
});

it('keeps a message as small as the database carries, and hears nothing in other texts', () => {
  const windows = Array.from({ length: 90 }, (_, n): [string, string[]] => [
    `auth0|${'x'.repeat(40)}${n}`,
    Array.from({ length: 9 }, (_, tab) => `${'t'.repeat(36)}${tab}`),
  ]);
  const text = writeMessage({ what: 'here', process: 'p', topic: 't', windows });
  expect(Buffer.byteLength(text)).toBeLessThan(8000);
  expect(readMessage(text)).toMatchObject({ what: 'here', topic: 't' });
  for (const other of ['', '{', '{"what":"here"}', '{"what":"sing"}'])
    expect(readMessage(other)).toBeUndefined();
});
