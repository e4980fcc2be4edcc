import type {
  EndpointAnswer,
  EndpointInput,
  ManagedRelease,
  ManagedRemote,
  ReleaseFailure,
} from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { AuditService } from '../audit/audit.service.ts';
import { ReleaseHealthReader } from '../release-health/release-health.reader.ts';
import { toManagedRelease, toManagedRemote } from './managed-release.view.ts';
import { ReleasesRepository } from './releases.repository.ts';
import type { ReleaseRow, ServedRemoteRow } from './releases.table.ts';
import { ServedRemotesRepository } from './served-remotes.repository.ts';
import { SourceFrames } from './source-frames.service.ts';

const MOST_VERSIONS = 20;

/** The newest, but what is served stands in the list however old it is. */
function shownOf(rows: readonly ReleaseRow[], served: ServedRemoteRow | undefined): ReleaseRow[] {
  const inUse = new Set([served?.live, served?.previous, served?.canary, served?.staff]);
  const others = MOST_VERSIONS - rows.filter(({ version }) => inUse.has(version)).length;
  const newest = new Set(rows.filter(({ version }) => !inUse.has(version)).slice(0, others));
  return rows.filter((row) => inUse.has(row.version) || newest.has(row));
}

/** What teams and staff see of their remotes. */
@Injectable()
export class ManagedReleasesService {
  constructor(
    private readonly releases: ReleasesRepository,
    private readonly served: ServedRemotesRepository,
    private readonly health: ReleaseHealthReader,
    private readonly audit: AuditService,
    private readonly frames: SourceFrames,
  ) {}

  /** All remotes, or those that are named. */
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
    const healthOf = await this.health.read(names);
    const items = names.map((name) => {
      const shown = shownOf(versions.get(name) ?? [], channels.get(name)).map((row) =>
        toManagedRelease(row, healthOf(name, row.version)),
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
    const healthOf = await this.health.read([row.remote]);
    return toManagedRelease(row, healthOf(row.remote, row.version));
  }

  /** How a version failed, in the words of its source. */
  async failures(name: string, version: string): Promise<ReleaseFailure[]> {
    const rows = await this.health.failuresOf(name, version);
    return Promise.all(
      rows.map(async ({ frame, ...failure }) => ({
        ...failure,
        frame: frame && (await this.frames.textOf(name, version, frame)),
      })),
    );
  }

  history(
    name: string,
    query: EndpointInput<'GET /api/releases/:name/history'>['query'],
  ): Promise<EndpointAnswer<'GET /api/releases/:name/history'>> {
    return this.audit.listAbout({ type: 'remote', id: name }, query);
  }
}
