import type { ReleaseDescription } from '@boardwalk/contracts';
import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { CONFIGURATION, type Configuration } from '../../../platform/config/configuration.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { isReadOnly } from '../../../platform/storage/file-store.ts';
import { NOTHING_SERVED, promotedToLive } from '../channels/channels.policy.ts';
import { LiveSiteService, refuseUnlessFine } from '../channels/live-site.service.ts';
import { type ReleaseAuthor, ReleaseChannelsService } from '../channels/release-channels.service.ts';
import { ReleasesRepository } from '../releases.repository.ts';
import { digestOf } from '../storage/release-digest.ts';
import { ReleaseStore } from '../storage/release-store.ts';
import { BundledFilesService } from './bundled-files.service.ts';
import {
  type BundledVersion,
  bundledNames,
  bundledVersions,
  fingerprint,
  readBundledFile,
  readDescription,
} from './bundled-folder.ts';
import { PublishingService } from './publishing.service.ts';

const THE_BUILD: ReleaseAuthor = { by: { kind: 'site', name: 'build' } };
const NOT_HASHED: ReadonlySet<string> = new Set();
/** Another process may be importing the same release; the loser tries again. */
const MAX_ATTEMPTS = 3;

const CHECK_EVERY_MS = 1_000;
/** Interval of retries after a failed import: the database may have been down, or a path may have become free. */
const AGAIN_AFTER_MS = 30_000;

/**
 * Releases of this checkout: watches the folder of its builds, and imports new ones in the same steps as a team's release, once before the API serves
 * requests, then continuously.
 */
@Injectable()
export class BundledReleasesService implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('Releases');
  private readonly folder: string;
  private readonly problems = new Map<string, string>();
  private seen: string | undefined;
  private againAt = 0;
  private checking: Promise<void> | undefined;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly publishing: PublishingService,
    private readonly releases: ReleasesRepository,
    private readonly store: ReleaseStore,
    private readonly files: BundledFilesService,
    private readonly channels: ReleaseChannelsService,
    private readonly site: LiveSiteService,
    @Inject(CONFIGURATION) { releases: settings }: Configuration,
  ) {
    this.folder = settings.bundledFolder;
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.check();
    this.timer = setInterval(() => void this.check(), CHECK_EVERY_MS).unref();
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.timer);
    await this.checking;
  }

  private check(): Promise<void> {
    this.checking ??= this.checkOnce().finally(() => {
      this.checking = undefined;
    });
    return this.checking;
  }

  private async checkOnce(): Promise<void> {
    try {
      const names = await bundledNames(this.folder);
      const versions = await bundledVersions(this.folder, names);
      const now = await fingerprint(versions);
      const isKnown = now === this.seen && (this.problems.size === 0 || Date.now() < this.againAt);
      this.problems.delete(this.folder);
      if (isKnown) return;
      // A folder without any build isn't ready yet. Withdrawals come first, because they free paths.
      if (versions.length > 0)
        for (const remote of await this.withdrawAbsent(names))
          this.logger.warn({ msg: 'remote withdrawn: it is not built here any more', remote });
      await this.importAll(versions);
      this.seen = now;
      this.againAt = Date.now() + AGAIN_AFTER_MS;
    } catch (error) {
      this.logProblem(this.folder, `The folder ${this.folder} can’t be read: ${String(error)}`);
    }
  }

  /** Retries refused releases after the others, because a page can move from one remote to another. */
  private async importAll(versions: readonly BundledVersion[]): Promise<void> {
    let left = versions;
    for (;;) {
      const failed: { one: BundledVersion; error: unknown }[] = [];
      for (const one of left)
        await this.importOne(one).then(
          () => this.problems.delete(one.name),
          (error: unknown) => failed.push({ one, error }),
        );
      if (failed.length === 0) return;
      if (failed.length === left.length) {
        for (const { one, error } of failed)
          this.logProblem(
            one.name,
            `The bundled ${one.name}@${one.version} is not served: ${wordsOf(error)}`,
          );
        return;
      }
      left = failed.map(({ one }) => one);
    }
  }

  /** Logs each problem once, not every second. */
  private logProblem(about: string, problem: string): void {
    if (this.problems.get(about) !== problem) this.logger.error(problem);
    this.problems.set(about, problem);
  }

  /** Stores and publishes it, and serves it unless it was already the last one built here. */
  private async importOne(bundled: BundledVersion): Promise<void> {
    const release = await readDescription(bundled);
    for (let attempt = 1; !(await this.isPublished(release)); attempt += 1) {
      await this.publish(release, bundled.folder).catch((error: unknown) => {
        if (attempt === MAX_ATTEMPTS || !isLostRace(error)) throw error;
      });
    }
    await this.repair(release);
    await this.promote(release);
  }

  /**
   * Restores files that are missing in the store or have another size: a process with its own disk starts without any. Hashing all files would delay
   * each start by seconds; {@link ReleaseFilesCheckService} does it afterwards.
   */
  private async repair(release: ReleaseDescription): Promise<void> {
    const damaged = await this.store.damaged(release, release, NOT_HASHED);
    const [left] = await this.files.restore(release, damaged);
    if (left !== undefined) throw new Error(`The build has no ${left} with the announced hash.`);
  }

  /**
   * Withdraws remotes that were built here and aren't anymore: nothing of them is served. A remote with a manually published version belongs to its
   * team, and stays. A withdrawn remote is served again when it is built again.
   * @param present names of the remotes with a folder in the build.
   * @returns the names of the withdrawn remotes.
   */
  private async withdrawAbsent(present: readonly string[]): Promise<string[]> {
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

function wordsOf(error: unknown): string {
  if (isReadOnly(error)) return `${String(error)}. Look at the folder’s owner, and at how it is mounted.`;
  if (!(error instanceof ApiError)) return error instanceof Error ? error.message : String(error);
  const { fields = [] } = error.toWire('').details;
  return [error.message, ...fields.map(({ path, message }) => `${path}: ${message}`)].join(' ');
}
