// Without schemas, for pages too.

/** Lengths in characters, numbers of things, and the shortest and longest slot in minutes. */
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

/** The longest window of the schedule that is answered at once, in days. */
export const SCHEDULE_DAYS = 62;
/** How long figures of a session are kept, in days. */
export const STREAM_FIGURES_DAYS = 30;
/** Figures older than so many minutes are the last known ones: their platform doesn't answer. */
export const FIGURES_STALE_MINUTES = 5;

/** Days of a weekly repeat, as iCalendar calls them. */
export const WEEKDAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** Why somebody reports a stream. */
export const STREAM_REPORT_REASONS = [
  'rules',
  'harassment',
  'stream-sniping',
  'impersonation',
  'other',
] as const;
export type StreamReportReason = (typeof STREAM_REPORT_REASONS)[number];
