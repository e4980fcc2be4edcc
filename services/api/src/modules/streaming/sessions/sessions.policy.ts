import { RESUME_MINUTES } from '@boardwalk/contracts';
import type { SessionRow } from '../stream-sessions.table.ts';

/** What a platform, or the streamer, says of a stream that goes on. What isn't known stays as it was. */
export interface StreamFacts {
  title?: string | undefined;
  character?: string | null | undefined;
  /** What the platform calls the broadcast. */
  broadcast?: string | null | undefined;
  viewers?: number | null | undefined;
  startedAt?: Date | undefined;
}

/** How early a platform may say that a stream began, in hours: it is shown since then, but one that says more is off. */
const LONGEST_STREAM_HOURS = 48;

/** Whether a session goes on when its streamer is live again at this instant. */
export function resumes({ endedAt }: Pick<SessionRow, 'endedAt'>, at: Date): boolean {
  return endedAt !== null && at.getTime() - endedAt.getTime() <= RESUME_MINUTES * 60_000;
}

/** Since when a new session goes on: as the platform says, where that can be. */
export function beginningOf(said: Date | undefined, now: Date): Date {
  const age = said ? now.getTime() - said.getTime() : Number.NaN;
  return said && age >= 0 && age <= LONGEST_STREAM_HOURS * 3_600_000 ? said : now;
}

/** Who is played: the one whose name stands in the title, else the one whom the schedule names, else the only one there is. */
export function characterOf(
  title: string,
  characters: readonly string[],
  announced: string | null | undefined,
): string | null {
  const named = characters.filter((name) => title.toLowerCase().includes(name.toLowerCase()));
  // Of “Dex” and “Dex Junior” the longer one is meant.
  const [longest] = named.toSorted((one, other) => other.length - one.length);
  return longest ?? announced ?? (characters.length === 1 ? (characters[0] ?? null) : null);
}
