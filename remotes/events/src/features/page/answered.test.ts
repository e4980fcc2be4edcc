import { expect, it } from 'vitest';
import { EVENT } from '../../testing/examples.ts';
import { answered } from './answered.ts';

it('counts who goes, and who changes their mind', () => {
  const going = answered(EVENT, 'going');
  expect(going).toMatchObject({
    going: 13,
    maybe: 3,
    answer: 'going',
    mine: { status: 'going', place: null },
  });
  expect(answered(going, 'maybe')).toMatchObject({ going: 12, maybe: 4, answer: 'maybe' });
  expect(answered(going, 'declined')).toMatchObject({ going: 12, maybe: 3, answer: 'declined' });
  expect(answered(going, 'going')).toMatchObject({ going: 13 });
});

it('counts a member out again who takes the answer back', () => {
  const going = answered(EVENT, 'going');
  expect(answered(going, null)).toMatchObject({ going: 12, maybe: 3, answer: null, mine: null });
});

it('puts who comes too late in the line, without a place of its own making', () => {
  const full = { ...EVENT, going: 50 };
  expect(answered(full, 'going')).toMatchObject({
    going: 50,
    waiting: 1,
    mine: { status: 'waitlisted', place: null },
  });
});
