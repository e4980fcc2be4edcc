import { hash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import pLimit from 'p-limit';
import { Jobs } from '../../platform/jobs/jobs.ts';
import { FileStore } from '../../platform/storage/file-store.ts';
import { HeldBytes } from './held-bytes.ts';
import { MediaRepository } from './media.repository.ts';
import type { MediaRow } from './media.table.ts';
import { keyOfForm, keyOfMaster, type MediaForm, type MediaFormat, type MediaForms } from './media-forms.ts';
import { decodePicture, encodeMaster, encodePicture, type Picture, widthsOf } from './picture-codec.ts';
import { PictureWork } from './picture-work.ts';

/** Maximum of decoded pictures. Each has up to 75 MB, and two are processed concurrently. */
const MAX_DECODED = 3;
/** Job that encodes AVIF of one picture, and its dead-letter queue. */
const MAKE_AVIF = 'media.avif';
const GIVE_UP = 'media.avif-failed';
/** A job whose process died is passed to another one after ten minutes: AVIF of a large picture takes a minute on a slow machine. */
const AVIF_QUEUE = {
  batchSize: 1,
  retryLimit: 2,
  retryBackoff: true,
  expireInSeconds: 600,
  deadLetter: GIVE_UP,
};

interface PictureJob {
  id: string;
}

/**
 * Encodes pictures and writes their files. AVIF takes seconds where WebP takes a fraction, so a job encodes it sequentially, after the WebP is
 * available.
 */
@Injectable()
export class MediaEncodingService implements OnModuleDestroy {
  private readonly logger = new Logger('Media');
  private readonly limit = pLimit(MAX_DECODED);
  private readonly stopping = new AbortController();

  constructor(
    private readonly media: MediaRepository,
    private readonly store: FileStore,
    private readonly work: PictureWork,
    private readonly held: HeldBytes,
    private readonly jobs: Jobs,
  ) {
    jobs.work<PictureJob>(MAKE_AVIF, (due) => this.makeEachAvif(due.map(({ data }) => data)), AVIF_QUEUE);
    jobs.work<PictureJob>(GIVE_UP, (failed) => this.giveUpAvif(failed.map(({ data }) => data.id)));
  }

  onModuleDestroy(): void {
    this.stopping.abort();
  }

  /** Reserves memory for an upload. @returns a function that releases it; undefined when the caller should retry later. */
  reserveMemory(memberId: string, bytes: number): (() => void) | undefined {
    return this.work.isCrowded ? undefined : this.held.take(memberId, bytes);
  }

  /** Runs the complete processing of one picture. Decoded pictures are large, so their number is limited. */
  runLimited<T>(work: () => Promise<T>): Promise<T> {
    return this.limit(work);
  }

  /** Decodes a picture in the work queue. @throws MEDIA_REFUSED, MEDIA_TOO_LARGE */
  read(bytes: Buffer): Promise<Picture> {
    return this.work.run(() => decodePicture(bytes));
  }

  /** Writes the forms that a new picture needs immediately, and a lossless master for later encodings. */
  async begin(id: string, picture: Picture): Promise<MediaForms> {
    await this.store.write(keyOfMaster(id), await this.work.run(() => encodeMaster(picture)));
    const webp = await this.make(id, picture, 'webp');
    return { webp, jpeg: await this.make(id, picture, 'jpeg') };
  }

  /** Queues the AVIF encoding of a picture, in the current transaction. */
  async requestAvif(id: string): Promise<void> {
    await this.jobs.send(MAKE_AVIF, { data: { id } satisfies PictureJob });
  }

  /** Encodes a picture in one format, in all its widths, each a separate task of the work queue. */
  private async make(
    id: string,
    picture: Picture,
    format: MediaFormat,
    signal?: AbortSignal,
  ): Promise<Record<string, MediaForm>> {
    const forms: Record<string, MediaForm> = {};
    for (const width of widthsOf(picture, format)) {
      signal?.throwIfAborted();
      const bytes = await this.work.run(() => encodePicture(picture, format, width));
      await this.store.write(keyOfForm(id, format, width), bytes);
      forms[width] = { bytes: bytes.length, hash: hash('sha256', bytes, 'base64url').slice(0, 22) };
    }
    return forms;
  }

  private async makeEachAvif(pictures: readonly PictureJob[]): Promise<void> {
    for (const picture of pictures) await this.makeAvif(picture);
  }

  private async makeAvif({ id }: PictureJob): Promise<void> {
    const row = await this.media.find(id);
    // Deleted meanwhile, perhaps while a process that died was encoding it.
    if (!row) return this.store.removeFolder(id);
    // Already done by a process that died before it removed the master, or given up.
    if (row.avifDue === null) return this.store.remove(keyOfMaster(id));
    try {
      await this.encodeAvif(row);
    } catch (error) {
      if (!(await this.media.find(id))) return this.store.removeFolder(id);
      // A shutdown isn't a failure: the job continues in another process, or after the restart.
      if (this.stopping.signal.aborted) return this.requestAvif(id);
      this.logger.warn(`AVIF of the picture ${id}: ${String(error)}`);
      throw error;
    }
  }

  private async encodeAvif({ id, forms }: MediaRow): Promise<void> {
    const master = await this.store.read(keyOfMaster(id));
    if (!master) throw new Error('The picture itself is gone.');
    const picture = await this.read(await buffer(master.stream));
    const avif = await this.make(id, picture, 'avif', this.stopping.signal);
    const isKept = await this.media.finishAvif(id, { ...forms, avif });
    if (isKept) await this.store.remove(keyOfMaster(id));
    else await this.store.removeFolder(id);
  }

  /** Leaves the pictures without AVIF. */
  private async giveUpAvif(ids: readonly string[]): Promise<void> {
    for (const id of ids) {
      await this.media.finishAvif(id);
      await this.store.remove(keyOfMaster(id));
    }
  }
}
