import { clock, numberFormat } from '@boardwalk/kit';
import { useEffect, useState } from 'react';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Times at which the remaining time is announced to screen readers, in milliseconds before the end. */
const STEPS = [10 * SECOND_MS, MINUTE_MS, 5 * MINUTE_MS, 10 * MINUTE_MS, 30 * MINUTE_MS, HOUR_MS];

/**
 * Formats the remaining time in a language: "2 days 4 hours", "5 hours 12 minutes", and in the last hour as a clock, "59:12".
 * @param left in milliseconds, at least 0.
 */
export function formatTimeLeft(left: number, language: string): string {
  if (left < HOUR_MS) {
    // Rounded up, so that 0:00 is the end.
    const seconds = Math.ceil(Math.max(0, left) / SECOND_MS);
    return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  }
  const [large, small] = left < DAY_MS ? (['hour', 'minute'] as const) : (['day', 'hour'] as const);
  const [size, part] = left < DAY_MS ? [HOUR_MS, MINUTE_MS] : [DAY_MS, HOUR_MS];
  const parts = [
    formatUnit(Math.floor(left / size), large, language),
    formatUnit(Math.floor((left % size) / part), small, language),
  ];
  return parts.filter(Boolean).join(' ');
}

/** Formats a number of days, hours or minutes in a language; empty for 0. */
function formatUnit(value: number, unit: 'day' | 'hour' | 'minute', language: string): string {
  if (value === 0) return '';
  return numberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(value);
}

/** Returns the milliseconds until the text changes. */
export function nextChange(left: number): number {
  const step = left <= HOUR_MS ? SECOND_MS : MINUTE_MS;
  return left % step || step;
}

/** Returns the last reached step, in milliseconds before the end; undefined before the last hour and at the end. */
export function stepReached(left: number): number | undefined {
  return left > 0 ? STEPS.find((step) => left <= step) : undefined;
}

/** Formats a step in a language: "10 minutes". */
export function formatStep(step: number, language: string): string {
  const [unit, size] =
    step < MINUTE_MS
      ? (['second', SECOND_MS] as const)
      : step < HOUR_MS
        ? (['minute', MINUTE_MS] as const)
        : (['hour', HOUR_MS] as const);
  return numberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(step / size);
}

/** Returns the milliseconds until an instant, updated when the displayed text changes. 0 once it is over. */
export function useTimeLeft(until: string): number {
  const [now, setNow] = useState(() => clock.now());
  const left = Math.max(0, Date.parse(until) - now);
  useEffect(() => {
    if (left === 0) return;
    const timer = setTimeout(() => setNow(clock.now()), nextChange(left));
    return () => clearTimeout(timer);
  }, [left]);
  return left;
}
