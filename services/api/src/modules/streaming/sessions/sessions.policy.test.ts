import { expect, it } from 'vitest';
import { nextQuestion } from '../platforms/polling.policy.ts';
import { beginningOf, characterOf, resumes } from './sessions.policy.ts';

const now = new Date('2026-11-24T20:00:00Z');
const before = (seconds: number) => new Date(now.getTime() - seconds * 1_000);

it('resumes a stream within ten minutes of its end', () => {
  expect([599, 600, 601].map((seconds) => resumes({ endedAt: before(seconds) }, now))).toEqual([
    true,
    true,
    false,
  ]);
  expect(resumes({ endedAt: null }, now)).toBe(false);
});

it('uses the platform’s start time of a stream if it is plausible', () => {
  expect(beginningOf(before(3_600), now)).toEqual(before(3_600));
  for (const said of [undefined, before(-60), before(60 * 86_400), new Date(Number.NaN)])
    expect(beginningOf(said, now)).toEqual(now);
});

it.each([
  ['Rook goes to court', ['Dex', 'Rook'], null, 'Rook'],
  ['DEX JUNIOR, day one', ['Dex', 'Dex Junior'], null, 'Dex Junior'],
  ['Night shift', ['Dex', 'Rook'], 'Dex', 'Dex'],
  ['Night shift', ['Dex', 'Rook'], null, null],
  ['Night shift', ['Dex'], undefined, 'Dex'],
])('detects in “%s” of %j, announced as %s, the character %s', (title, characters, announced, played) => {
  expect(characterOf(title, characters, announced)).toBe(played);
});

it('polls a platform that is down after 2, 4, 8 and 15 minutes, but never before its own interval', () => {
  const minutes = (seconds: number, failures: number) =>
    Math.round((nextQuestion(seconds, failures, now).getTime() - now.getTime()) / 60_000);
  expect([0, 1, 2, 3, 4, 9].map((failures) => minutes(60, failures))).toEqual([1, 2, 4, 8, 15, 15]);
  expect([0, 1].map((failures) => minutes(1_800, failures))).toEqual([30, 30]);
});
