import { hash } from 'node:crypto';
import type { ReleaseSet } from '@boardwalk/contracts';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { CONFIGURATION, type Configuration } from '../../platform/config/configuration.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { Remembered } from '../../platform/memory/remembered.ts';
import { currentRelease } from './current-release.policy.ts';
import { chosenVersion, fingerprint, readReleases, remoteNames } from './release-folder.ts';
import type { StoredRelease } from './stored-release.ts';

const LOOK_EVERY_MS = 1_000;

/** The release set, read from the folder of releases and read again when something there has changed. */
@Injectable()
export class RegistryService {
  private readonly logger = new Logger('Registry');
  private readonly folder: string;
  private readonly looked = new Remembered(() => this.look(), LOOK_EVERY_MS);
  private known: { fingerprint: string; set: ReleaseSet } | undefined;
  private problem: string | undefined;

  constructor(@Inject(CONFIGURATION) { releasesDir }: Configuration) {
    this.folder = releasesDir;
  }

  /** @throws UNAVAILABLE when the folder can't be read and never could. */
  async releaseSet(): Promise<ReleaseSet> {
    const set = await this.looked.get();
    if (!set) throw new ApiError('UNAVAILABLE');
    return set;
  }

  /** A folder that is away for a moment, while it is being replaced say, doesn't take the known set away. */
  private async look(): Promise<ReleaseSet | undefined> {
    try {
      const seen = await fingerprint(this.folder);
      if (this.known?.fingerprint !== seen) this.known = { fingerprint: seen, set: await this.read() };
      this.problem = undefined;
    } catch (error) {
      const problem = String(error);
      if (problem !== this.problem)
        this.logger.error(`The releases in ${this.folder} can’t be read: ${problem}`);
      this.problem = problem;
    }
    return this.known?.set;
  }

  private async read(): Promise<ReleaseSet> {
    const names = await remoteNames(this.folder);
    const found = await Promise.all(names.map((name) => this.readRemote(name)));
    const remotes = found.filter((release) => release !== undefined);
    const versions = remotes.map(({ name, version }) => `${name}@${version}`).join('\n');
    const newest = Math.max(0, ...remotes.map(({ builtAt }) => Date.parse(builtAt)));
    const id = hash('sha256', versions, 'hex').slice(0, 12);
    this.logger.log({ msg: 'release set', id, remotes: versions.split('\n') });
    return { id, issuedAt: new Date(newest).toISOString(), remotes };
  }

  /** One remote's release. Whatever is wrong with it is logged and leaves the other remotes alone. */
  private async readRemote(name: string): Promise<StoredRelease | undefined> {
    try {
      const [read, chosen] = await Promise.all([
        readReleases(this.folder, name),
        chosenVersion(this.folder, name),
      ]);
      for (const { version, problem } of read) {
        if (problem) this.logger.error(`The release ${name}@${version} can’t be read: ${problem}`);
      }
      const releases = read.map(({ release }) => release).filter((release) => release !== undefined);
      const current = currentRelease(releases, chosen);
      if (chosen && current?.version !== chosen) {
        this.logger.error(
          `${name}@${chosen} is named as current but can’t be used; ${current?.version ?? 'none'} is.`,
        );
      }
      return current;
    } catch (error) {
      this.logger.error(`The remote ${name} can’t be read: ${String(error)}`);
      return undefined;
    }
  }
}
