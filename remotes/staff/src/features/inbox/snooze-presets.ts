/** Presets for a snooze. */
export type SnoozePreset = 'later' | 'tomorrow' | 'next-week';

const MORNING_HOUR = 9;
const LATER_HOURS = 3;
/** Hour of the day after which "later today" would be at night. */
const LATEST_HOUR = 18;

/** Returns the applicable presets with their instants: mornings are at nine in the reader's time zone. */
export function snoozePresets(now: Date): { preset: SnoozePreset; until: Date }[] {
  const morning = (days: number) =>
    new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, MORNING_HOUR);
  const toMonday = (8 - now.getDay()) % 7 || 7;
  const later = { preset: 'later' as const, until: new Date(now.getTime() + LATER_HOURS * 3_600_000) };
  return [
    ...(now.getHours() < LATEST_HOUR ? [later] : []),
    { preset: 'tomorrow', until: morning(1) },
    // On a Sunday both are the same morning.
    ...(toMonday === 1 ? [] : [{ preset: 'next-week' as const, until: morning(toMonday) }]),
  ];
}
