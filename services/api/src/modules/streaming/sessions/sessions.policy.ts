import { RESUME_MINUTES } from '@boardwalk/contracts';
import { HOUR_MS, MINUTE_MS } from '../../../platform/time/durations.ts';
import type { SessionRow } from '../stream-sessions.table.ts';

/** Data about a running stream, by the platform or the streamer. Undefined values don't change it. */
export interface StreamFacts {
  title?: string | undefined;
  character?: string | null | undefined;
  /** Platform's id of the broadcast. */
  broadcast?: string | null | undefined;
  viewers?: number | null | undefined;
  startedAt?: Date | undefined;
}

/** Maximum age of a stream's start by the platform, in hours; an earlier one is implausible. */
const MAX_STREAM_HOURS = 48;

/** Whether a session resumes when its streamer is live again at this instant. */
export function resumes({ endedAt }: Pick<SessionRow, 'endedAt'>, at: Date): boolean {
  return endedAt !== null && at.getTime() - endedAt.getTime() <= RESUME_MINUTES * MINUTE_MS;
}

/** Returns the start of a new session: the platform's, if it is plausible. */
export function beginningOf(said: Date | undefined, now: Date): Date {
  const age = said ? now.getTime() - said.getTime() : Number.NaN;
  return said && age >= 0 && age <= MAX_STREAM_HOURS * HOUR_MS ? said : now;
}

/** Returns the played character: the one in the title, otherwise the scheduled one, otherwise the streamer's only one. */
export function characterOf(
  title: string,
  characters: readonly string[],
  announced: string | null | undefined,
): string | null {
  const named = characters.filter((name) => title.toLowerCase().includes(name.toLowerCase()));
  // Of “Dex” and “Dex Junior” the longer match wins.
  const [longest] = named.toSorted((one, other) => other.length - one.length);
  return longest ?? announced ?? (characters.length === 1 ? (characters[0] ?? null) : null);
}
