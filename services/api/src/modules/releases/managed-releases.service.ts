import type { EndpointAnswer, ManagedRelease, ManagedRemote } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { ServedRemotesRepository } from './channels/served-remotes.repository.ts';
import { ReleaseHealthReader } from './health/release-health.reader.ts';
import { toManagedRelease, toManagedRemote } from './managed-release.view.ts';
import { ReleaseApprovalsService } from './release-approvals.service.ts';
import { ReleasesRepository } from './releases.repository.ts';
import type { ReleaseRow, ServedRemoteRow } from './releases.table.ts';

const MOST_VERSIONS = 20;

/** Returns the newest versions and all served ones, regardless of their age. */
function shownOf(rows: readonly ReleaseRow[], served: ServedRemoteRow | undefined): ReleaseRow[] {
  const inUse = new Set([served?.live, served?.previous, served?.canary, served?.staff]);
  const others = MOST_VERSIONS - rows.filter(({ version }) => inUse.has(version)).length;
  const newest = new Set(rows.filter(({ version }) => !inUse.has(version)).slice(0, others));
  return rows.filter((row) => inUse.has(row.version) || newest.has(row));
}

/** Remotes and their releases, for teams and staff. */
@Injectable()
export class ManagedReleasesService {
  constructor(
    private readonly releases: ReleasesRepository,
    private readonly served: ServedRemotesRepository,
    private readonly health: ReleaseHealthReader,
    private readonly approvals: ReleaseApprovalsService,
  ) {}

  /** Returns all remotes, or the named ones. */
  async list(only?: readonly string[]): Promise<EndpointAnswer<'GET /api/releases'>> {
    const [seq, rows, served] = await Promise.all([
      this.served.sequence(),
      this.releases.findNewest(only, MOST_VERSIONS),
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

  async one(name: string): Promise<ManagedRemote> {
    const { items } = await this.list([name]);
    return items[0] ?? toManagedRemote(name, undefined, []);
  }

  async describe(row: ReleaseRow): Promise<ManagedRelease> {
    const [healthOf, waiting] = await Promise.all([
      this.health.read([row.remote]),
      this.approvals.waiting([row]),
    ]);
    return toManagedRelease(row, healthOf(row.remote, row.version), waiting(row));
  }
}
