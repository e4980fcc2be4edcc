import { Injectable, Logger } from '@nestjs/common';
import { EVERY_HOUR, Jobs } from '../../platform/jobs/jobs.ts';
import { FileStore } from '../../platform/storage/file-store.ts';
import { MediaRepository } from './media.repository.ts';
import { MediaEncodingService } from './media-encoding.service.ts';

const HOUR_MS = 3_600_000;
/** Retention of a picture that no text uses. */
export const UNUSED_KEPT_MS = 30 * 24 * HOUR_MS;
/** AVIF that has been due for longer has no job, for example because the process died before sending it. */
const AVIF_LATE_MS = HOUR_MS;
/** Maximum per run; the rest follows in the next hour. */
const MOST_AT_ONCE = 200;

/** Deletes unused pictures, and those whose deletion or upload was interrupted. */
@Injectable()
export class MediaCleaning {
  private readonly logger = new Logger('Media');

  constructor(
    private readonly media: MediaRepository,
    private readonly store: FileStore,
    private readonly encoding: MediaEncodingService,
    jobs: Jobs,
  ) {
    jobs.work('media.clean', async () => void (await this.clean()), { cron: EVERY_HOUR });
  }

  /**
   * Deletes a picture that is marked as removed, outside of a transaction: first its files, then the row. Repeatable after an interruption.
   * @returns whether this call deleted the row.
   */
  async finishRemoval(id: string): Promise<boolean> {
    await this.store.removeFolder(id);
    return this.media.remove(id);
  }

  /** @returns the number of deleted pictures. @throws the last failure, after trying the others. */
  async clean(now = new Date()): Promise<number> {
    await this.media.markUnused(new Date(now.getTime() - UNUSED_KEPT_MS), MOST_AT_ONCE);
    let removed = 0;
    let failure: unknown;
    for (const id of await this.media.findToRemove(MOST_AT_ONCE)) {
      try {
        if (!(await this.finishRemoval(id))) continue;
        removed += 1;
        this.logger.log({ msg: 'unused picture removed', id });
      } catch (error) {
        failure = error;
      }
    }
    for (const id of await this.media.postponeAvif(new Date(now.getTime() - AVIF_LATE_MS), MOST_AT_ONCE))
      await this.encoding.requestAvif(id);
    if (failure) throw failure;
    return removed;
  }
}
