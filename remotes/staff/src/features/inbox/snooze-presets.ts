/** Until when an item can be put off in one step. */
export type SnoozePreset = 'later' | 'tomorrow' | 'next-week';

const MORNING = 9;
const LATER_HOURS = 3;
/** After this hour of the day "later today" would be the night. */
const LATEST_HOUR = 18;

/** The presets that make sense now, each with its instant: mornings are nine o'clock where the reader is. */
export function snoozePresets(now: Date): { preset: SnoozePreset; until: Date }[] {
  const morning = (days: number) =>
    new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, MORNING);
  const toMonday = (8 - now.getDay()) % 7 || 7;
  const later = { preset: 'later' as const, until: new Date(now.getTime() + LATER_HOURS * 3_600_000) };
  return [
    ...(now.getHours() < LATEST_HOUR ? [later] : []),
    { preset: 'tomorrow', until: morning(1) },
    // On a Sunday the two are the same morning.
    ...(toMonday === 1 ? [] : [{ preset: 'next-week' as const, until: morning(toMonday) }]),
  ];
}
