import type { ManagedRelease, ManagedRemote, ReleaseHealth } from '@boardwalk/contracts';
import type { Waiting } from './release-approvals.service.ts';
import type { ReleaseRow, ServedRemoteRow } from './releases.table.ts';

/** Maps a published release for its team and the staff. */
export function toManagedRelease(
  row: ReleaseRow,
  health: ReleaseHealth,
  waiting: Waiting | undefined,
): ManagedRelease {
  const { version, commit, kit, builtAt, files, entry, preload, embeds = [] } = row.description;
  const publishedAt = row.publishedAt ?? row.announcedAt;
  return {
    version,
    commit,
    kit,
    builtAt,
    health,
    waitsWith: waiting?.token ?? null,
    tokenIsNew: waiting?.tokenIsNew ?? false,
    widening: waiting?.widening ?? [],
    publishedAt: publishedAt.toISOString(),
    publishedBy: row.publishedBy ?? { kind: 'site', name: 'build' },
    bytes: Object.values(files).reduce((sum, file) => sum + file.bytes, 0),
    entry: files[entry]?.packed ?? 0,
    page: preload.reduce((sum, path) => sum + (files[path]?.packed ?? 0), 0),
    embeds: embeds.map(({ origin }) => origin),
    demotedAt: row.demotedAt?.toISOString() ?? null,
  };
}

export function toManagedRemote(
  name: string,
  served: ServedRemoteRow | undefined,
  versions: ManagedRelease[],
): ManagedRemote {
  const canary = served?.canary;
  return {
    name,
    live: served?.live ?? null,
    previous: served?.previous ?? null,
    canary: canary ? { version: canary, share: served.canaryShare ?? 0 } : null,
    staff: served?.staff ?? null,
    floor: served?.floor ?? null,
    offAt: served?.offAt?.toISOString() ?? null,
    isBuiltIn: Boolean(served?.bundled),
    changedAt: served?.changedAt.toISOString() ?? null,
    changedBy: served?.changedBy ?? null,
    versions,
  };
}
