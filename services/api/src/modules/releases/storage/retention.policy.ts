import { DAY_MS } from '../../../platform/time/durations.ts';
import type { LiveChange } from '../channels/last-good-live.policy.ts';
import type { ReleaseRow, ServedRemoteRow } from '../releases.table.ts';

/** Retention after a version was last served, because open pages continue to request its files. */
export const KEPT_MS = 7 * DAY_MS;
const MIN_KEPT_RELEASES = 10;
/** Age after which an unfinished upload counts as abandoned. */
export const UPLOAD_KEPT_MS = 2 * DAY_MS;

const NAMES = ['live', 'previous', 'canary', 'staff', 'version'] as const;

/** Returns the time of the last change that concerned each version; until the change before it, it was served. */
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

/** Returns the published versions of one remote that aren't needed anymore. `rows` are newest first. */
export function outdated(
  rows: readonly ReleaseRow[],
  served: ServedRemoteRow | undefined,
  concerned: ReadonlyMap<string, Date>,
  now: Date,
): ReleaseRow[] {
  const inUse = new Set([served?.live, served?.previous, served?.canary, served?.staff]);
  const limit = now.getTime() - KEPT_MS;
  return rows
    .slice(MIN_KEPT_RELEASES)
    .filter(({ version }) => !inUse.has(version))
    .filter(({ publishedAt }) => (publishedAt?.getTime() ?? limit) < limit)
    .filter(({ version }) => (concerned.get(version)?.getTime() ?? 0) < limit);
}
