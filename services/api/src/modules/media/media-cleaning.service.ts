import { Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { Database } from '../../platform/database/database.ts';
import { HOUR } from '../../platform/jobs/hour.ts';
import { FileStore } from '../../platform/storage/file-store.ts';
import { MediaRepository } from './media.repository.ts';
import { UNUSED_KEPT_MS } from './unused-kept.ts';

/** The same in each process. */
const LOCK = 728_351_005;
/** Files are removed while the rows are locked, so a batch is small; what is left over is the next hour's. */
const BATCH = 10;
const MOST_BATCHES = 20;

/** Removes pictures that nothing shows any more, one process at a time. */
@Injectable()
export class MediaCleaning {
  private readonly logger = new Logger('Media');

  constructor(
    private readonly database: Database,
    private readonly media: MediaRepository,
    private readonly store: FileStore,
  ) {}

  /** @returns how many were removed. */
  @Interval(HOUR)
  async clean(now = new Date()): Promise<number> {
    const before = new Date(now.getTime() - UNUSED_KEPT_MS);
    let removed = 0;
    for (let batch = 0; batch < MOST_BATCHES; batch += 1) {
      const count = await this.database.transaction(() => this.cleanBatch(before));
      removed += count;
      if (count < BATCH) break;
    }
    return removed;
  }

  private async cleanBatch(before: Date): Promise<number> {
    if (!(await this.database.lockUnlessHeld(LOCK))) return 0;
    const ids = await this.media.removeUnused(before, BATCH);
    for (const id of ids) {
      await this.store.removeFolder(id);
      this.logger.log({ msg: 'unused picture removed', id });
    }
    return ids.length;
  }
}
