import type { SiteHealth } from '@boardwalk/contracts';
import type { ByDay } from '../../../platform/database/by-day.ts';
import { DAY_MS } from '../../../platform/time/durations.ts';

type State = SiteHealth['database']['state'];

/** Thresholds above which a state needs attention. */
const SLOW_DATABASE_MS = 250;
const MANY_DUE_JOBS = 100;
const OLD_EVENT_S = 5 * 60;
const MANY_DELIVERIES = 1_000;

const attentionIf = (troubled: boolean): State => (troubled ? 'attention' : 'good');

export function databaseState(milliseconds: number): State {
  return attentionIf(milliseconds > SLOW_DATABASE_MS);
}

export function jobsState({ due, failed }: Omit<SiteHealth['jobs'], 'state'>): State {
  return attentionIf(due > MANY_DUE_JOBS || failed > 0);
}

export function outboxState(load: Omit<SiteHealth['outbox'], 'state'>): State {
  const { oldestSeconds, deliveries, deadLetters } = load;
  return attentionIf((oldestSeconds ?? 0) > OLD_EVENT_S || deliveries > MANY_DELIVERIES || deadLetters > 0);
}

/** Returns the days up to today, in UTC: `2026-11-23`. */
export function daysUntil(now: Date, count: number): string[] {
  return Array.from({ length: count }, (_, index) =>
    dayText(new Date(now.getTime() - (count - 1 - index) * DAY_MS)),
  );
}

function dayText(instant: Date): string {
  return instant.toISOString().slice(0, 10);
}

/** Returns the days that can't change anymore: all but today and yesterday, whose last transactions may still run. */
export function daysOver(days: readonly string[]): string[] {
  return days.slice(0, -2);
}

/** Returns the first day that has to be counted: the first past day that isn't stored, or yesterday. */
export function firstMissing(days: readonly string[], stored: ReadonlyMap<string, unknown>): string {
  const over = daysOver(days);
  return over.find((day) => !stored.has(day)) ?? days[over.length] ?? '';
}

/** Returns a count for each day, 0 for days without rows; null when there are no rows at all. */
export function countsOf(days: readonly string[], counted: ByDay): number[] | null {
  return counted.size === 0 ? null : days.map((day) => counted.get(day) ?? 0);
}

/** Returns a value for each day, null for days without one; null when no day has one. */
export function valuesOf(days: readonly string[], measured: ByDay): (number | null)[] | null {
  return measured.size === 0 ? null : days.map((day) => measured.get(day) ?? null);
}
