import { buffer } from 'node:stream/consumers';
import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { FileStore } from '../../platform/storage/file-store.ts';
import { AvifRepository } from './avif.repository.ts';
import { decodePicture } from './decode-picture.ts';
import type { MediaRow } from './media.table.ts';
import { MediaFiles } from './media-files.service.ts';
import { keyOfMaster } from './media-forms.ts';
import { PictureWork } from './picture-work.ts';

const LOOK_EVERY_MS = 60_000;
const MOST_TRIES = 3;

/** Makes AVIF of pictures, one after the other, when they are there in WebP already: it takes seconds where WebP takes a fraction. */
@Injectable()
export class AvifService implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('Media');
  private timer: NodeJS.Timeout | undefined;
  private working: Promise<void> | undefined;
  private again = false;
  private readonly stopping = new AbortController();

  constructor(
    private readonly media: AvifRepository,
    private readonly files: MediaFiles,
    private readonly store: FileStore,
    private readonly work: PictureWork,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => this.wake(), LOOK_EVERY_MS).unref();
    this.wake();
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.timer);
    this.stopping.abort();
    await this.working;
  }

  /** There may be something to do. */
  wake(): void {
    this.again = true;
    this.working ??= this.makeAll()
      .catch((error: unknown) => this.logger.warn(`Pictures wait for their AVIF: ${String(error)}`))
      .finally(() => {
        this.working = undefined;
      });
  }

  private async makeAll(): Promise<void> {
    while (this.again && !this.stopping.signal.aborted) {
      this.again = false;
      const row = await this.media.claim();
      if (!row) continue;
      this.again = true;
      await this.make(row).catch((error: unknown) => this.failed(row, error));
    }
  }

  private async make({ id, forms }: MediaRow): Promise<void> {
    const master = await this.store.read(keyOfMaster(id));
    if (!master) throw new Error('The picture itself is gone.');
    const bytes = await buffer(master.stream);
    const picture = await this.work.run(() => decodePicture(bytes));
    const avif = await this.files.make(id, picture, 'avif', this.stopping.signal);
    const stillThere = await this.media.finish(id, { ...forms, avif });
    if (stillThere) await this.store.remove(keyOfMaster(id));
    else await this.store.removeFolder(id);
  }

  private async failed({ id, avifTries, forms }: MediaRow, error: unknown): Promise<void> {
    // Removed while it was being made, so that there was no place to put it.
    if (!(await this.media.isThere(id))) return this.store.removeFolder(id);
    if (this.stopping.signal.aborted) return this.media.putBack(id);
    this.logger.warn(`AVIF of the picture ${id}: ${String(error)}`);
    if (avifTries < MOST_TRIES) return;
    await this.media.finish(id, forms);
    await this.store.remove(keyOfMaster(id));
  }
}
