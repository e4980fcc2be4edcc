import { randomInt } from 'node:crypto';
import type { ReleaseDescription } from '@boardwalk/contracts';
import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { ServedReleasesService } from '../channels/served-releases.service.ts';
import { BundledFilesService } from '../publishing/bundled-files.service.ts';
import { ReleaseStore } from './release-store.ts';

const CHECK_EVERY_MS = 30_000;
/** Delay of the first check: hashing every file takes seconds of processor time, which a starting API needs for its first requests. */
const FIRST_CHECK_MS = 10_000;
/** Maximum number of files that are read at the same time, so that requests don't wait for a thread. */
const CONCURRENCY = 2;
/** Number of files per release that are hashed at each check; at the first one all of them are. For the others only the size is compared. */
const SAMPLE = 3;
/** Maximum of reported problems. */
const MAX_REPORTED = 20;

/**
 * Checks whether the files of served versions are intact in the store. Those that this checkout has built are restored; readiness reports the other
 * missing or damaged ones.
 */
@Injectable()
export class ReleaseFilesCheckService implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('Releases');
  private problems: readonly string[] = [];
  private checking: Promise<void> | undefined;
  /** Whether every file that was served at the first check has been hashed. */
  private hashedAll = false;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly served: ServedReleasesService,
    private readonly store: ReleaseStore,
    private readonly bundled: BundledFilesService,
  ) {}

  /** Problems, as `name version: path`; empty without any. At most half a minute old. */
  get damaged(): readonly string[] {
    return this.problems;
  }

  onApplicationBootstrap(): void {
    this.timer = setTimeout(() => {
      void this.check();
      this.timer = setInterval(() => void this.check(), CHECK_EVERY_MS).unref();
    }, FIRST_CHECK_MS).unref();
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.timer);
    await this.checking;
  }

  /** Checks now. Concurrent callers share one check. */
  check(): Promise<void> {
    this.checking ??= this.find()
      .then((problems) => this.report(problems))
      .catch((error: unknown) => this.logger.warn(`The files of releases can’t be checked: ${String(error)}`))
      .finally(() => {
        this.checking = undefined;
      });
    return this.checking;
  }

  private async find(): Promise<string[]> {
    const { remotes } = await this.served.state();
    const problems: string[] = [];
    for (const { live, previous, canary, staff } of remotes) {
      const releases = [live, previous, canary?.release, staff].filter((release) => release !== undefined);
      for (const release of new Map(releases.map((one) => [one.version, one])).values()) {
        const hashed = this.hashedAll ? sampleOf(release) : new Set(Object.keys(release.files));
        const damaged = await this.store.damaged(release, release, hashed, CONCURRENCY);
        const lost = await this.restore(release, damaged);
        problems.push(...lost.map((path) => `${release.name} ${release.version}: ${path}`));
      }
    }
    this.hashedAll = true;
    return problems.slice(0, MAX_REPORTED);
  }

  /** @returns the paths of the files that can't be restored. */
  private restore(release: ReleaseDescription, damaged: readonly string[]): Promise<readonly string[]> {
    return this.bundled.restore(release, damaged).catch((error: unknown) => {
      this.logger.error(`Files of ${release.name} ${release.version} can't be restored: ${String(error)}`);
      return damaged;
    });
  }

  private report(problems: string[]): void {
    if (problems.join() !== this.problems.join()) {
      if (problems.length > 0)
        this.logger.error({
          msg: 'files of releases are lost or damaged: publish them again',
          files: problems,
        });
      else this.logger.log('The files of all releases that are served are whole again.');
    }
    this.problems = problems;
  }
}

/** Random files each time, so that all of them are eventually hashed. */
function sampleOf({ files }: ReleaseDescription): Set<string> {
  const paths = Object.keys(files);
  const first = randomInt(Math.max(1, paths.length));
  return new Set(Array.from({ length: SAMPLE }, (_, index) => paths[(first + index) % paths.length] ?? ''));
}
