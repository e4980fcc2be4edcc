import { buffer } from 'node:stream/consumers';
import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { Jobs } from '../../platform/jobs/jobs.ts';
import { FileStore } from '../../platform/storage/file-store.ts';
import { MediaRepository } from './media.repository.ts';
import type { MediaRow } from './media.table.ts';
import { MediaFiles } from './media-files.service.ts';
import { keyOfMaster } from './media-forms.ts';

/** Job that encodes AVIF of one picture, and its dead-letter queue. */
const MAKE = 'media.avif';
const GIVE_UP = 'media.avif-failed';
/** A job whose process died is passed to another one after ten minutes: AVIF of a large picture takes a minute on a slow machine. */
const QUEUE = { batchSize: 1, retryLimit: 2, retryBackoff: true, expireInSeconds: 600, deadLetter: GIVE_UP };

interface PictureJob {
  id: string;
}

/** Encodes AVIF of pictures sequentially, after their WebP is available: it takes seconds where WebP takes a fraction. */
@Injectable()
export class AvifService implements OnModuleDestroy {
  private readonly logger = new Logger('Media');
  private readonly stopping = new AbortController();

  constructor(
    private readonly media: MediaRepository,
    private readonly files: MediaFiles,
    private readonly store: FileStore,
    private readonly jobs: Jobs,
  ) {
    jobs.work<PictureJob>(MAKE, (due) => this.makeEach(due.map(({ data }) => data)), QUEUE);
    jobs.work<PictureJob>(GIVE_UP, (failed) => this.giveUp(failed.map(({ data }) => data.id)));
  }

  onModuleDestroy(): void {
    this.stopping.abort();
  }

  /** Queues the encoding of a picture, in the current transaction. */
  async request(id: string): Promise<void> {
    await this.jobs.send(MAKE, { data: { id } satisfies PictureJob });
  }

  private async makeEach(pictures: readonly PictureJob[]): Promise<void> {
    for (const picture of pictures) await this.make(picture);
  }

  private async make({ id }: PictureJob): Promise<void> {
    const row = await this.media.find(id);
    // Deleted meanwhile, perhaps while a process that died was encoding it.
    if (!row) return this.store.removeFolder(id);
    // Already done by a process that died before it removed the master, or given up.
    if (row.avifDue === null) return this.store.remove(keyOfMaster(id));
    try {
      await this.encode(row);
    } catch (error) {
      if (!(await this.media.find(id))) return this.store.removeFolder(id);
      // A shutdown isn't a failure: the job continues in another process, or after the restart.
      if (this.stopping.signal.aborted) return this.request(id);
      this.logger.warn(`AVIF of the picture ${id}: ${String(error)}`);
      throw error;
    }
  }

  private async encode({ id, forms }: MediaRow): Promise<void> {
    const master = await this.store.read(keyOfMaster(id));
    if (!master) throw new Error('The picture itself is gone.');
    const picture = await this.files.read(await buffer(master.stream));
    const avif = await this.files.make(id, picture, 'avif', this.stopping.signal);
    const isKept = await this.media.finishAvif(id, { ...forms, avif });
    if (isKept) await this.store.remove(keyOfMaster(id));
    else await this.store.removeFolder(id);
  }

  /** Leaves the pictures without AVIF. */
  private async giveUp(ids: readonly string[]): Promise<void> {
    for (const id of ids) {
      await this.media.finishAvif(id);
      await this.store.remove(keyOfMaster(id));
    }
  }
}
