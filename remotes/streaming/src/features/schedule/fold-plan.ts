import { type StreamOccurrence, WEEKDAYS } from '@boardwalk/contracts';
import { type Day, minutesIn, weekdayOf } from '@boardwalk/kit';

export interface PlannedDay {
  day: Day;
  dates: readonly StreamOccurrence[];
}

/** A date with the days of all dates of its slot at the same time. */
export interface FoldedDate {
  date: StreamOccurrence;
  /** In order, with its own; one day for a date without repetition. */
  days: Day[];
}

export interface FoldedDay {
  day: Day;
  dates: FoldedDate[];
}

/** Folds the dates of a weekly slot at the same time of day into the first that isn't over. */
export function foldPlan(plan: readonly PlannedDay[], zone: string): FoldedDay[] {
  const first = new Map<string, FoldedDate>();
  return plan.map(({ day, dates }) => {
    const shown: FoldedDate[] = [];
    for (const date of dates) {
      const folded = { date, days: [day] };
      const key = `${date.slotId} ${minutesIn(date.startsAt, zone)}`;
      const known = date.weekly && date.state !== 'ended' ? first.get(key) : undefined;
      if (known) {
        known.days.push(day);
        continue;
      }
      shown.push(folded);
      if (date.weekly && date.state !== 'ended') first.set(key, folded);
    }
    return { day, dates: shown };
  });
}

/** Returns runs of consecutive weekdays, from Monday to Sunday, as the first and the last day of each. @param days each of another weekday */
export function runsOf(days: readonly Day[]): [Day, Day][] {
  const numberOf = (day: Day) => WEEKDAYS.indexOf(weekdayOf(day));
  const runs: [Day, Day][] = [];
  for (const day of [...days].sort((one, other) => numberOf(one) - numberOf(other))) {
    const run = runs.at(-1);
    if (run && numberOf(run[1]) + 1 === numberOf(day)) run[1] = day;
    else runs.push([day, day]);
  }
  return runs;
}
