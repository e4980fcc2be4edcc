// Without schemas, because pages import it.

/** Lengths in characters, counts, and the minimum and maximum duration of a slot in minutes. */
export const STREAM_LIMITS = {
  characters: 8,
  character: 60,
  tags: 8,
  tag: 24,
  about: 1_000,
  message: 1_000,
  title: 140,
  channel: 500,
  slots: 40,
  slotMinutesMin: 15,
  slotMinutes: 720,
  exceptions: 120,
  reason: 1_000,
  report: 1_000,
  related: 12,
} as const;

/** Maximum window of a schedule request, in days. */
export const SCHEDULE_DAYS = 62;
/** Retention of a session's detailed statistics, in days. */
export const STREAM_FIGURES_DAYS = 30;
/** Age in minutes from which statistics are stale, because the platform doesn't respond. */
export const FIGURES_STALE_MINUTES = 5;

/** Days of a weekly repetition, as in iCalendar. */
export const WEEKDAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** Reasons to report a stream. */
export const STREAM_REPORT_REASONS = [
  'rules',
  'harassment',
  'stream-sniping',
  'impersonation',
  'other',
] as const;
export type StreamReportReason = (typeof STREAM_REPORT_REASONS)[number];
