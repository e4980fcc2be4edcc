import type { EventCard } from '@boardwalk/contracts';
import { expect, it } from 'vitest';
import { at, CARD, id } from '../testing/examples.ts';
import { foldSeries } from './fold-series.ts';

const weekly = (last: number, hours: number, rest: Partial<EventCard> = {}): EventCard => ({
  ...CARD,
  id: id(last),
  eventId: id(9),
  everyWeeks: 1,
  startsAt: at(hours),
  ...rest,
});

it('folds the later dates of a series into its first one', () => {
  const [first, second, third] = [weekly(1, 10), weekly(2, 178), weekly(3, 346)];
  const once = { ...CARD, id: id(4), startsAt: at(20) };
  expect(foldSeries([first, once, second, third])).toEqual([
    { card: first, later: [second, third] },
    { card: once, later: [] },
  ]);
});

it('keeps dates without repetition apart, although they belong to the same event', () => {
  const [first, second] = [
    { ...CARD, id: id(1) },
    { ...CARD, id: id(2) },
  ];
  expect(foldSeries([first, second])).toHaveLength(2);
});

it('never hides a canceled date, and doesn’t fold others into it', () => {
  const cancelled = weekly(1, 10, { state: 'cancelled' });
  const [second, third] = [weekly(2, 178), weekly(3, 346, { state: 'cancelled' })];
  expect(foldSeries([cancelled, second, third]).map(({ card }) => card.id)).toEqual([id(1), id(2), id(3)]);
});
