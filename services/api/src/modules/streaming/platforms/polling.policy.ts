/** Maximum interval between requests to a platform that is down, in seconds. */
const MAX_S = 900;
/** Tolerance, because the scheduled job may run slightly early. */
const EARLY_MS = 5_000;

/** Returns the time of the next poll: after the platform's interval, which doubles with each consecutive failure, up to 15 minutes. */
export function nextQuestion(seconds: number, failures: number, now: Date): Date {
  const wait = failures === 0 ? seconds : Math.min(seconds * 2 ** failures, Math.max(MAX_S, seconds));
  return new Date(now.getTime() + wait * 1_000 - EARLY_MS);
}
