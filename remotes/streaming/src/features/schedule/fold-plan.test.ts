import type { StreamOccurrence } from '@boardwalk/contracts';
import { expect, it } from 'vitest';
import { DATE, id } from '../../testing/examples.ts';
import { foldPlan, runsOf } from './fold-plan.ts';

const on = (day: string, rest: Partial<StreamOccurrence> = {}): StreamOccurrence => ({
  ...DATE,
  date: day,
  startsAt: `${day}T13:30:00.000Z`,
  ...rest,
});
const planOf = (...dates: StreamOccurrence[]) => dates.map((date) => ({ day: date.date, dates: [date] }));

it('folds the dates of a weekly slot into the first one', () => {
  const folded = foldPlan(planOf(on('2026-11-23'), on('2026-11-24'), on('2026-11-25')), 'UTC');
  expect(folded.map(({ dates }) => dates.length)).toEqual([1, 0, 0]);
  expect(folded[0]?.dates[0]?.days).toEqual(['2026-11-23', '2026-11-24', '2026-11-25']);
});

it('keeps a date at another time, of another slot, and one without repetition', () => {
  const plan = planOf(
    on('2026-11-23'),
    on('2026-11-24', { startsAt: '2026-11-24T15:00:00.000Z' }),
    on('2026-11-25', { slotId: id(8) }),
    on('2026-11-26', { weekly: false }),
  );
  expect(foldPlan(plan, 'UTC').map(({ dates }) => dates.length)).toEqual([1, 1, 1, 1]);
});

it('folds nothing into a date that is over', () => {
  const plan = planOf(on('2026-11-23', { state: 'ended' }), on('2026-11-24'), on('2026-11-25'));
  expect(foldPlan(plan, 'UTC').map(({ dates }) => dates.length)).toEqual([1, 1, 0]);
});

it('finds runs of consecutive weekdays', () => {
  expect(runsOf(['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-28'])).toEqual([
    ['2026-11-23', '2026-11-25'],
    ['2026-11-28', '2026-11-28'],
  ]);
  // From Wednesday to Tuesday, without the weekend.
  expect(runsOf(['2026-11-25', '2026-11-26', '2026-11-27', '2026-11-30', '2026-12-01'])).toEqual([
    ['2026-11-30', '2026-11-27'],
  ]);
});
