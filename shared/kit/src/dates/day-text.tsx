import { useLingui } from '@lingui/react';
import { formatDay } from '../settings/format-date.ts';
import type { LocalTime } from './local-time.ts';

interface DayTextProps {
  /** Empty without a time. */
  at: LocalTime;
}

/**
 * The day of a local time in words, for the help of its field: browsers write the field itself in numbers, in their own language and without the weekday.
 * Without a time its line is empty, so that nothing moves when one is entered.
 * @example
 * helperText={<Watch control={control} name="startsAt" render={(at) => <DayText at={at} />} />}
 */
export function DayText({ at }: DayTextProps) {
  const { i18n } = useLingui();
  return formatDay(at.slice(0, 10), 'long', i18n.locale) || '\u00a0';
}
