import type { EndpointAnswer, ManagedRelease, ManagedRemote, ReleaseHealth } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { ServedRemotesRepository } from './channels/served-remotes.repository.ts';
import { ReleaseHealthService } from './health/release-health.service.ts';
import { ReleaseApprovalsService, type Waiting } from './release-approvals.service.ts';
import { ReleasesRepository } from './releases.repository.ts';
import type { ReleaseRow, ServedRemoteRow } from './releases.table.ts';

const MAX_VERSIONS = 20;

/** Returns the newest versions and all served ones, regardless of their age. */
function shownOf(rows: readonly ReleaseRow[], served: ServedRemoteRow | undefined): ReleaseRow[] {
  const inUse = new Set([served?.live, served?.previous, served?.canary, served?.staff]);
  const others = MAX_VERSIONS - rows.filter(({ version }) => inUse.has(version)).length;
  const newest = new Set(rows.filter(({ version }) => !inUse.has(version)).slice(0, others));
  return rows.filter((row) => inUse.has(row.version) || newest.has(row));
}

/** Remotes and their releases, for teams and staff. */
@Injectable()
export class ManagedReleasesService {
  constructor(
    private readonly releases: ReleasesRepository,
    private readonly served: ServedRemotesRepository,
    private readonly health: ReleaseHealthService,
    private readonly approvals: ReleaseApprovalsService,
  ) {}

  /** Returns all remotes, or the named ones. */
  async list(only?: readonly string[]): Promise<EndpointAnswer<'GET /api/releases'>> {
    const [seq, rows, served] = await Promise.all([
      this.served.sequence(),
      this.releases.findNewest(only, MAX_VERSIONS),
      this.served.findRows(),
    ]);
    const versions = Map.groupBy(rows, ({ remote }) => remote);
    const channels = new Map(served.map((row) => [row.remote, row]));
    const names = [...new Set([...versions.keys(), ...channels.keys()])]
      .filter((name) => !only || only.includes(name))
      .sort();
    const [healthOf, waiting] = await Promise.all([this.health.read(names), this.approvals.waiting(rows)]);
    const items = names.map((name) => {
      const shown = shownOf(versions.get(name) ?? [], channels.get(name)).map((row) =>
        toManagedRelease(row, healthOf(name, row.version), waiting(row)),
      );
      return toManagedRemote(name, channels.get(name), shown);
    });
    return { seq, items };
  }

  async find(name: string): Promise<ManagedRemote> {
    const { items } = await this.list([name]);
    return items[0] ?? toManagedRemote(name, undefined, []);
  }

  async present(row: ReleaseRow): Promise<ManagedRelease> {
    const [healthOf, waiting] = await Promise.all([
      this.health.read([row.remote]),
      this.approvals.waiting([row]),
    ]);
    return toManagedRelease(row, healthOf(row.remote, row.version), waiting(row));
  }
}

/** Maps a published release for its team and the staff. */
function toManagedRelease(
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

function toManagedRemote(
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
