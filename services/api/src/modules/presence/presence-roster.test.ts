import { expect, it } from 'vitest';
import { readMessage, writeMessage } from './presence-message.ts';
import { PresenceRoster } from './presence-roster.ts';

const said = (windows: [string, string[]][], at = 0) => ({ windows, at });
const peopleOn = (roster: PresenceRoster, topic = 'a') =>
  Object.fromEntries([...roster.on(topic)].map(([id, open]) => [id, [...open].sort()]));

it('counts a member once, and a window once, across processes', () => {
  const roster = new PresenceRoster();
  expect(roster.put('a', 'one', said([['ada', ['x']]]))).toBe(true);
  expect(
    roster.put(
      'a',
      'two',
      said([
        ['ada', ['x', 'y']],
        ['ben', []],
      ]),
    ),
  ).toBe(true);
  expect(peopleOn(roster)).toEqual({ ada: ['x', 'y'], ben: [] });
  expect(peopleOn(roster, 'b')).toEqual({});
});

it('returns whether anything changed', () => {
  const roster = new PresenceRoster();
  roster.put('a', 'one', said([['ada', ['x']]]));
  expect(roster.put('a', 'one', said([['ada', ['x']]], 5))).toBe(false);
  expect(roster.put('a', 'one', said([]))).toBe(true);
  expect(roster.put('a', 'one', said([]))).toBe(false);
});

it('drops processes without a recent message, and those that stop', () => {
  const roster = new PresenceRoster();
  roster.put('a', 'one', said([['ada', ['x']]], 10));
  roster.put('a', 'two', said([['ben', ['y']]], 20));
  roster.put('b', 'two', said([['ben', ['y']]], 20));
  expect(roster.forget(15)).toEqual(['a']);
  expect(peopleOn(roster)).toEqual({ ben: ['y'] });
  expect(roster.drop('two').sort()).toEqual(['a', 'b']);
  expect(roster.forget(100)).toEqual([]);
});

it('limits a message to the size of NOTIFY, and ignores other texts', () => {
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
