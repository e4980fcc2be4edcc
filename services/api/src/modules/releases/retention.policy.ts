import type { LiveChange } from './last-good-live.policy.ts';
import type { ReleaseRow, ServedRemoteRow } from './releases.table.ts';

const DAY = 86_400_000;
/** Pages that were opened with a version go on asking for its files. */
export const KEPT_MS = 7 * DAY;
const NEWEST_KEPT = 10;
/** An upload that nobody has gone on with for so long was given up. */
export const UPLOAD_KEPT_MS = 2 * DAY;

const NAMES = ['live', 'previous', 'canary', 'staff', 'version'] as const;

/** When something last changed that has to do with a version; until the change before it, it was served. */
export function lastConcerned(changes: readonly (LiveChange & { at: Date })[]): Map<string, Date> {
  const last = new Map<string, Date>();
  for (const { at, before, after } of changes)
    for (const values of [before, after])
      for (const name of NAMES) {
        const version = values?.[name];
        if (typeof version !== 'string') continue;
        const known = last.get(version);
        if (!known || known < at) last.set(version, at);
      }
  return last;
}

/** The published versions of one remote that nobody needs any more. `rows` are newest first. */
export function outdated(
  rows: readonly ReleaseRow[],
  served: ServedRemoteRow | undefined,
  concerned: ReadonlyMap<string, Date>,
  now: Date,
): ReleaseRow[] {
  const inUse = new Set([served?.live, served?.previous, served?.canary, served?.staff]);
  const limit = now.getTime() - KEPT_MS;
  return rows
    .slice(NEWEST_KEPT)
    .filter(({ version }) => !inUse.has(version))
    .filter(({ publishedAt }) => (publishedAt?.getTime() ?? limit) < limit)
    .filter(({ version }) => (concerned.get(version)?.getTime() ?? 0) < limit);
}
