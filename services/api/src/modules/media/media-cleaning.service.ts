import { Injectable, Logger } from '@nestjs/common';
import { EVERY_HOUR, Jobs } from '../../platform/jobs/jobs.ts';
import { FileStore } from '../../platform/storage/file-store.ts';
import { AvifService } from './avif.service.ts';
import { MediaRepository } from './media.repository.ts';

const HOUR_MS = 3_600_000;
/** How long a picture that no text shows is kept. */
export const UNUSED_KEPT_MS = 30 * 24 * HOUR_MS;
/** AVIF that has been due for longer than this has no job: whoever took the picture in had none to send. */
const AVIF_LATE_MS = HOUR_MS;
/** What is left over is the next hour's. */
const MOST_AT_ONCE = 200;

/** Removes pictures: those that nothing shows any more, and those whose removal or upload was cut off in the middle. */
@Injectable()
export class MediaCleaning {
  private readonly logger = new Logger('Media');

  constructor(
    private readonly media: MediaRepository,
    private readonly store: FileStore,
    private readonly avif: AvifService,
    jobs: Jobs,
  ) {
    jobs.work('media.clean', async () => void (await this.clean()), { cron: EVERY_HOUR });
  }

  /**
   * Removes a picture whose row says so already, in a transaction that has ended: first its files, then the row. It can be done again
   * whatever happened in between.
   * @returns whether it was this call that removed the row.
   */
  async finishRemoval(id: string): Promise<boolean> {
    await this.store.removeFolder(id);
    return this.media.remove(id);
  }

  /** @returns how many were removed. @throws the last failure, after the others have been tried. */
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
      await this.avif.request(id);
    if (failure) throw failure;
    return removed;
  }
}
