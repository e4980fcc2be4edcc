/** The longest time between two questions to a platform that doesn't answer, in seconds. */
const LONGEST_S = 900;
/** A job that the clock sends each minute may be a little early. */
const EARLY_MS = 5_000;

/** When a platform is asked again: after its own time, which doubles with each failure in a row, up to a quarter of an hour. */
export function nextQuestion(seconds: number, failures: number, now: Date): Date {
  const wait = failures === 0 ? seconds : Math.min(seconds * 2 ** failures, Math.max(LONGEST_S, seconds));
  return new Date(now.getTime() + wait * 1_000 - EARLY_MS);
}
