import { isPackedForm, type ReleaseDescription, type SettingValues } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import type { StoredFile } from '../../../platform/storage/file-store.ts';
import { ReleasesRepository } from '../releases.repository.ts';
import { RemoteSettingsRepository } from '../settings/remote-settings.repository.ts';
import { ReleaseStore } from '../storage/release-store.ts';
import { ServedRemotesRepository } from './served-remotes.repository.ts';

/** Served versions of one remote. `previous` is published and not demoted. */
export interface ServedRemote {
  name: string;
  live?: ReleaseDescription;
  previous?: ReleaseDescription;
  canary?: { release: ReleaseDescription; share: number };
  staff?: ReleaseDescription;
  /** Stored values of its settings. */
  settings?: SettingValues;
  since: { live?: Date; canary?: Date; staff?: Date };
}

export interface ServedState {
  registry: string;
  seq: number;
  changedAt: Date;
  remotes: ServedRemote[];
}

type StateRow = Awaited<ReturnType<ServedRemotesRepository['findAll']>>[number];

/** Published and served versions, for the modules that make release sets. */
@Injectable()
export class ServedReleasesService {
  constructor(
    private readonly served: ServedRemotesRepository,
    private readonly releases: ReleasesRepository,
    private readonly store: ReleaseStore,
    private readonly settings: RemoteSettingsRepository,
  ) {}

  /** Returns a consistent snapshot of everything that is served. */
  async state(): Promise<ServedState> {
    const rows = await this.served.findAll();
    const [first] = rows;
    if (!first) throw new Error('The registry has no state.');
    // Read after the number of the set, so that no state has older settings than its number.
    const settings = await this.settings.currentValues();
    const remotes = rows.map((row) => toServedRemote(row, settings)).filter((remote) => remote !== undefined);
    const changes = rows.map(({ served }) => served?.changedAt.getTime() ?? 0);
    const changedAt = new Date(Math.max(...changes) || first.state.seq);
    return { registry: first.state.registry, seq: first.state.seq, changedAt, remotes };
  }

  /** Gives the set a new number when the database was restored from a backup. @returns whether it was. */
  raiseIfRestored(): Promise<boolean> {
    return this.served.raiseIfRestored();
  }

  /** Returns a published release. */
  async find(name: string, version: string): Promise<ReleaseDescription | undefined> {
    return (await this.releases.findPublished(name, version))?.description;
  }

  /** Returns the remotes of which a published version declares that its backend stores data of members. */
  remotesWithPersonalData(): Promise<string[]> {
    return this.releases.findRemotesWithPersonalData();
  }

  /** Returns a file of a published release: an announced one, a compressed form of one, or its `release.json`. */
  async readFile(name: string, version: string, path: string): Promise<StoredFile | undefined> {
    const release = await this.find(name, version);
    if (!release || !belongs(release, path)) return undefined;
    return this.store.read(name, version, path);
  }
}

function belongs({ files }: ReleaseDescription, path: string): boolean {
  if (path === 'release.json' || Object.hasOwn(files, path)) return true;
  return isPackedForm(path) && Object.hasOwn(files, path.slice(0, -3));
}

function toServedRemote(row: StateRow, settings: Map<string, SettingValues>): ServedRemote | undefined {
  const { served } = row;
  if (!served || served.offAt || (!row.live && !row.canary && !row.staff)) return undefined;
  const values = settings.get(served.remote);
  return {
    name: served.remote,
    ...(values && { settings: values }),
    ...(row.live && { live: row.live }),
    ...(row.previous && !row.previousDemotedAt && { previous: row.previous }),
    ...(row.canary && { canary: { release: row.canary, share: served.canaryShare ?? 0 } }),
    ...(row.staff && { staff: row.staff }),
    since: {
      ...(served.liveSince && { live: served.liveSince }),
      ...(served.canarySince && { canary: served.canarySince }),
      ...(served.staffSince && { staff: served.staffSince }),
    },
  };
}
