import { formatTime } from '@boardwalk/kit';

/** Time with 12 hours, as `formatTime` writes it in English. */
const TWELVE_HOURS = /^(\d{1,2}):(\d\d) ([AP])M$/;

/** Formats a start for narrow cells: "9:30p", "9p", or with 24 hours "21:30". @param instant in UTC, ISO 8601 */
export function shortTime(instant: string, reader: { language: string; zone: string }): string {
  const text = formatTime(instant, reader);
  const [, hours, minutes, half] = TWELVE_HOURS.exec(text) ?? [];
  if (!hours || !half) return text;
  return `${hours}${minutes === '00' ? '' : `:${minutes}`}${half.toLowerCase()}`;
}
