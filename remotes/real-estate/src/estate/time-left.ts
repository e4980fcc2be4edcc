import { clock } from '@boardwalk/kit';
import { useEffect, useState } from 'react';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Times at which the remaining time is announced to screen readers, in milliseconds before the end. */
const STEPS = [10 * SECOND, MINUTE, 5 * MINUTE, 10 * MINUTE, 30 * MINUTE, HOUR];

/**
 * Formats the remaining time in a language: "2 days 4 hours", "5 hours 12 minutes", and in the last hour as a clock, "59:12".
 * @param left in milliseconds, at least 0.
 */
export function formatTimeLeft(left: number, language: string): string {
  if (left < HOUR) {
    // Rounded up, so that 0:00 is the end.
    const seconds = Math.ceil(Math.max(0, left) / SECOND);
    return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  }
  const [large, small] = left < DAY ? (['hour', 'minute'] as const) : (['day', 'hour'] as const);
  const [size, part] = left < DAY ? [HOUR, MINUTE] : [DAY, HOUR];
  const parts = [
    formatUnit(Math.floor(left / size), large, language),
    formatUnit(Math.floor((left % size) / part), small, language),
  ];
  return parts.filter(Boolean).join(' ');
}

/** Formats a number of days, hours or minutes in a language; empty for 0. */
function formatUnit(value: number, unit: 'day' | 'hour' | 'minute', language: string): string {
  if (value === 0) return '';
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(value);
}

/** Returns the milliseconds until the text changes. */
export function nextChange(left: number): number {
  const step = left <= HOUR ? SECOND : MINUTE;
  return left % step || step;
}

/** Returns the last reached step, in milliseconds before the end; undefined before the last hour and at the end. */
export function stepReached(left: number): number | undefined {
  return left > 0 ? STEPS.find((step) => left <= step) : undefined;
}

/** Formats a step in a language: "10 minutes". */
export function formatStep(step: number, language: string): string {
  const [unit, size] =
    step < MINUTE
      ? (['second', SECOND] as const)
      : step < HOUR
        ? (['minute', MINUTE] as const)
        : (['hour', HOUR] as const);
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(step / size);
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
