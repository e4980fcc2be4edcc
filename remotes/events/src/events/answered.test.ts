import { expect, it } from 'vitest';
import { CARD, EVENT } from '../testing/examples.ts';
import { answered, cardAnswered } from './answered.ts';

it('counts a guest who attends, and one who changes their mind', () => {
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

it('removes a guest who withdraws the response', () => {
  const going = answered(EVENT, 'going');
  expect(answered(going, null)).toMatchObject({ going: 12, maybe: 3, answer: null, mine: null });
});

it('puts a late guest on the waiting list, without inventing a position', () => {
  const full = { ...EVENT, going: 50 };
  expect(answered(full, 'going')).toMatchObject({
    going: 50,
    waiting: 1,
    mine: { status: 'waitlisted', place: null },
  });
});

it('changes the counts of a card in a list', () => {
  const going = cardAnswered(CARD, 'going');
  expect(going).toMatchObject({ going: 13, answer: 'going' });
  expect(cardAnswered(going, null)).toMatchObject({ going: 12, answer: null });
  expect(cardAnswered({ ...CARD, going: 50 }, 'going')).toMatchObject({
    going: 50,
    waiting: 1,
    answer: 'waitlisted',
  });
});
