import { randomInt } from 'node:crypto';
import type { ReleaseDescription } from '@boardwalk/contracts';
import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { ServedReleasesService } from '../channels/served-releases.service.ts';
import { ReleaseStore } from './release-store.ts';

const CHECK_EVERY_MS = 30_000;
/** Number of files per release that are hashed at each check; at start-up all of them are. For the others only the size is compared. */
const SAMPLE = 3;
/** Maximum of reported problems. */
const MAX_REPORTED = 20;

/** Checks whether the files of served versions are intact in the store: readiness reports missing or damaged ones. */
@Injectable()
export class ReleaseFilesCheckService implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('Releases');
  private problems: readonly string[] = [];
  private checking: Promise<void> | undefined;
  /** Whether every file that was served at start-up has been hashed. */
  private hashedAll = false;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly served: ServedReleasesService,
    private readonly store: ReleaseStore,
  ) {}

  /** Problems, as `name version: path`; empty without any. At most half a minute old. */
  get damaged(): readonly string[] {
    return this.problems;
  }

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.check(), CHECK_EVERY_MS).unref();
    void this.check();
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
        const paths = await this.store.damaged(release, release, hashed);
        problems.push(...paths.map((path) => `${release.name} ${release.version}: ${path}`));
      }
    }
    this.hashedAll = true;
    return problems.slice(0, MAX_REPORTED);
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
