import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { type EndpointInput, MEDIA_LIMITS, type Media } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../platform/auth/caller.ts';
import { Database } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { readBytes } from '../../platform/http/read-bytes.ts';
import { FileStore } from '../../platform/storage/file-store.ts';
import { AvifService } from './avif.service.ts';
import { decodePicture, type Picture } from './decode-picture.ts';
import { encodeMaster } from './encode-picture.ts';
import { MediaRepository } from './media.repository.ts';
import { MediaService } from './media.service.ts';
import { MediaFiles } from './media-files.service.ts';
import { keyOfMaster, type MediaForms } from './media-forms.ts';
import { PictureWork } from './picture-work.ts';

type Description = EndpointInput<'POST /api/media'>['query'];

/** Takes pictures in. What is kept was encoded here: nothing of the file that was sent. */
@Injectable()
export class MediaUploads {
  constructor(
    private readonly database: Database,
    private readonly media: MediaRepository,
    private readonly library: MediaService,
    private readonly files: MediaFiles,
    private readonly store: FileStore,
    private readonly work: PictureWork,
    private readonly avif: AvifService,
  ) {}

  /** @throws MEDIA_TOO_LARGE, MEDIA_REFUSED, and UNAVAILABLE when too many pictures wait already. */
  async take(caller: Caller, description: Description, body: Readable): Promise<Media> {
    if (this.work.isCrowded) throw new ApiError('UNAVAILABLE', { headers: { 'retry-after': '5' } });
    const bytes = await readBytes(body, MEDIA_LIMITS.bytes);
    if (!bytes) throw new ApiError('MEDIA_TOO_LARGE');
    const picture = await this.work.run(() => decodePicture(bytes));
    const id = randomUUID();
    try {
      const forms = await this.keep(id, picture);
      const { width, height } = picture;
      const largest = forms.webp?.[width]?.bytes ?? 0;
      const row = { id, ...description, width, height, bytes: largest, forms, uploaderId: caller.id };
      await this.media.insert(row);
    } catch (error) {
      await this.store.removeFolder(id).catch(() => {});
      throw error;
    }
    this.database.afterCommit(() => this.avif.wake());
    return this.library.describe(id);
  }

  private async keep(id: string, picture: Picture): Promise<MediaForms> {
    const master = await this.work.run(() => encodeMaster(picture));
    await this.store.write(keyOfMaster(id), master);
    const webp = await this.files.make(id, picture, 'webp');
    return { webp, jpeg: await this.files.make(id, picture, 'jpeg') };
  }
}
