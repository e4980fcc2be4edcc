import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { CONFIGURATION, type Configuration } from '../../platform/config/configuration.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { isReadOnly } from '../../platform/storage/file-store.ts';
import { type BundledVersion, bundledNames, bundledVersions, fingerprint } from './bundled-folder.ts';
import { BundledReleases } from './bundled-releases.service.ts';

const LOOK_EVERY_MS = 1_000;
/** Interval of retries after a failed import: the database may have been down, or a path may have become free. */
const AGAIN_AFTER_MS = 30_000;

/** Watches the folder of this checkout's builds, and imports new ones: once before the API serves requests, then continuously. */
@Injectable()
export class BundledImport implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('Releases');
  private readonly folder: string;
  private readonly problems = new Map<string, string>();
  private seen: string | undefined;
  private againAt = 0;
  private looking: Promise<void> | undefined;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly bundled: BundledReleases,
    @Inject(CONFIGURATION) { releases }: Configuration,
  ) {
    this.folder = releases.bundledFolder;
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.look();
    this.timer = setInterval(() => void this.look(), LOOK_EVERY_MS).unref();
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.timer);
    await this.looking;
  }

  private look(): Promise<void> {
    this.looking ??= this.lookOnce().finally(() => {
      this.looking = undefined;
    });
    return this.looking;
  }

  private async lookOnce(): Promise<void> {
    try {
      const names = await bundledNames(this.folder);
      const versions = await bundledVersions(this.folder, names);
      const now = await fingerprint(versions);
      const isKnown = now === this.seen && (this.problems.size === 0 || Date.now() < this.againAt);
      this.problems.delete(this.folder);
      if (isKnown) return;
      // A folder without any build isn't ready yet. Withdrawals come first, because they free paths.
      if (versions.length > 0) await this.withdrawAbsent(names);
      await this.takeIn(versions);
      this.seen = now;
      this.againAt = Date.now() + AGAIN_AFTER_MS;
    } catch (error) {
      this.tell(this.folder, `The folder ${this.folder} can’t be read: ${String(error)}`);
    }
  }

  private async withdrawAbsent(names: readonly string[]): Promise<void> {
    for (const remote of await this.bundled.withdrawAbsent(names))
      this.logger.warn({ msg: 'remote withdrawn: it is not built here any more', remote });
  }

  /** Retries refused releases after the others, because a page can move from one remote to another. */
  private async takeIn(versions: readonly BundledVersion[]): Promise<void> {
    let left = versions;
    for (;;) {
      const failed: { one: BundledVersion; error: unknown }[] = [];
      for (const one of left)
        await this.bundled.bringIn(one).then(
          () => this.problems.delete(one.name),
          (error: unknown) => failed.push({ one, error }),
        );
      if (failed.length === 0) return;
      if (failed.length === left.length) {
        for (const { one, error } of failed)
          this.tell(one.name, `The bundled ${one.name}@${one.version} is not served: ${wordsOf(error)}`);
        return;
      }
      left = failed.map(({ one }) => one);
    }
  }

  /** Logs each problem once, not every second. */
  private tell(about: string, problem: string): void {
    if (this.problems.get(about) !== problem) this.logger.error(problem);
    this.problems.set(about, problem);
  }
}

function wordsOf(error: unknown): string {
  if (isReadOnly(error)) return `${String(error)}. Look at the folder’s owner, and at how it is mounted.`;
  if (!(error instanceof ApiError)) return error instanceof Error ? error.message : String(error);
  const { fields = [] } = error.toWire('').details;
  return [error.message, ...fields.map(({ path, message }) => `${path}: ${message}`)].join(' ');
}
