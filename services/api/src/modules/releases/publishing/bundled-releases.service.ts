import type { ReleaseDescription } from '@boardwalk/contracts';
import { Injectable, Logger } from '@nestjs/common';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { NOTHING_SERVED, promotedToLive } from '../channels/channels.policy.ts';
import { LiveSiteService, refuseUnlessFine } from '../channels/live-site.service.ts';
import { type ReleaseAuthor, ReleaseChannelsService } from '../channels/release-channels.service.ts';
import { ReleasesRepository } from '../releases.repository.ts';
import { digestOf } from '../storage/release-digest.ts';
import { ReleaseStore } from '../storage/release-store.ts';
import { type BundledVersion, readBundledFile, readDescription } from './bundled-folder.ts';
import { PublishingService } from './publishing.service.ts';

const THE_BUILD: ReleaseAuthor = { by: { kind: 'site', name: 'build' } };
/** Another process may be importing the same release; the loser tries again. */
const ATTEMPTS = 3;

/** Imports releases of this checkout, in the same steps as a team's release. */
@Injectable()
export class BundledReleases {
  private readonly logger = new Logger('Releases');

  constructor(
    private readonly publishing: PublishingService,
    private readonly releases: ReleasesRepository,
    private readonly store: ReleaseStore,
    private readonly channels: ReleaseChannelsService,
    private readonly site: LiveSiteService,
  ) {}

  /** Stores and publishes it, and serves it unless it was already the last one built here. */
  async bringIn(bundled: BundledVersion): Promise<void> {
    const release = await readDescription(bundled);
    for (let attempt = 1; !(await this.isPublished(release)); attempt += 1) {
      await this.publish(release, bundled.folder).catch((error: unknown) => {
        if (attempt === ATTEMPTS || !isLostRace(error)) throw error;
      });
    }
    await this.repair(release, bundled.folder);
    await this.promote(release);
  }

  /** Restores missing or damaged files in the store, by their hashes. A process with its own disk starts without any. */
  private async repair(release: ReleaseDescription, folder: string): Promise<void> {
    const damaged = await this.store.damaged(release, release, new Set(Object.keys(release.files)));
    for (const path of damaged) {
      const file = release.files[path];
      if (file) await this.store.repair(release, path, file, (await readBundledFile(folder, path)).bytes);
    }
    if (damaged.length > 0)
      this.logger.warn({
        msg: 'files of a release were lost or damaged, and were restored from the build',
        release: `${release.name} ${release.version}`,
        files: damaged.length,
      });
  }

  /**
   * Withdraws remotes that were built here and aren't anymore: nothing of them is served. A remote with a manually published version belongs to its
   * team, and stays. A withdrawn remote is served again when it is built again.
   * @param present names of the remotes with a folder in the build.
   * @returns the names of the withdrawn remotes.
   */
  async withdrawAbsent(present: readonly string[]): Promise<string[]> {
    const withdrawn: string[] = [];
    for (const remote of await this.releases.findBundledExcept(present)) {
      const change = await this.channels.change(remote, THE_BUILD, async ({ bundled, offAt }) =>
        bundled === null
          ? undefined
          : { action: 'release.withdrawn', channels: { ...NOTHING_SERVED, offAt }, version: bundled },
      );
      if (change) withdrawn.push(remote);
    }
    return withdrawn;
  }

  private async isPublished(release: ReleaseDescription): Promise<boolean> {
    const row = await this.releases.findPublished(release.name, release.version);
    if (row && row.digest !== digestOf(release)) throw new ApiError('RELEASE_EXISTS');
    return row !== undefined;
  }

  private async publish(release: ReleaseDescription, folder: string): Promise<void> {
    const { name, version, files } = release;
    const { missing } = await this.publishing.accept(release);
    const upload = { name, version, digest: digestOf(release) };
    for (const path of missing) {
      const file = files[path];
      if (!file) continue;
      const { bytes, packed } = await readBundledFile(folder, path);
      await this.store.putFile(upload, path, file, bytes, packed.length > 0 ? packed : undefined);
    }
    await this.publishing.publishBundled(release, THE_BUILD);
  }

  /** An earlier version of this build never replaces what teams have chosen since. */
  private async promote({ name, version }: ReleaseDescription): Promise<void> {
    await this.channels.change(name, THE_BUILD, async (now) => {
      if (now.bundled === version) return undefined;
      const row = await this.releases.findPublished(name, version);
      if (!row) throw new ApiError('RELEASE_NOT_FOUND');
      if (row.demotedAt) throw new ApiError('RELEASE_WAS_DEMOTED');
      refuseUnlessFine(await this.site.findingsWithItsShell(row.description));
      const live = now.live ? await this.releases.findPublished(name, now.live) : undefined;
      const channels = promotedToLive(now, version, {
        at: new Date(),
        liveIsGood: live !== undefined && !live.demotedAt,
      });
      return { action: 'release.promoted', channels: { ...channels, bundled: version }, version };
    });
  }
}

function isLostRace(error: unknown): boolean {
  return (
    error instanceof ApiError && (error.code === 'RELEASE_NOT_FOUND' || error.code === 'RELEASE_INCOMPLETE')
  );
}
