import { hash, randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { type EndpointInput, MEDIA_LIMITS, type Media } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../platform/auth/caller.ts';
import { Database } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { readBytes } from '../../platform/http/read-bytes.ts';
import { FileStore } from '../../platform/storage/file-store.ts';
import { MediaRepository } from './media.repository.ts';
import { MediaService } from './media.service.ts';
import type { NewMedia } from './media.table.ts';
import { MediaEncodingService } from './media-encoding.service.ts';
import { keyOfForm, type MediaFormat, type MediaForms } from './media-forms.ts';

/** Age after which an unfinished upload counts as interrupted, and its files are removed. */
const MAX_UPLOAD_MS = 3_600_000;

type Description = EndpointInput<'POST /api/media'>['query'];

/** Picture that already has all forms of the library. */
export interface FinishedPicture extends Omit<NewMedia, 'id' | 'bytes' | 'forms' | 'avifDue' | 'searchText'> {
  files: { format: MediaFormat; width: number; bytes: Buffer }[];
}

/** Adds pictures to the library. Uploads are re-encoded, so that no part of the uploaded file is stored. */
@Injectable()
export class MediaUploadsService {
  constructor(
    private readonly database: Database,
    private readonly media: MediaRepository,
    private readonly library: MediaService,
    private readonly encoding: MediaEncodingService,
    private readonly store: FileStore,
  ) {}

  /**
   * @param announced number of bytes by the Content-Length header; NaN without one.
   * @throws MEDIA_TOO_LARGE, MEDIA_REFUSED, and UNAVAILABLE when too many uploads are waiting.
   */
  async take(caller: Caller, description: Description, body: Readable, announced: number): Promise<Media> {
    const length = Math.min(announced || MEDIA_LIMITS.bytes, MEDIA_LIMITS.bytes);
    const giveBack = this.encoding.reserveMemory(caller.id, length);
    if (!giveBack) throw new ApiError('UNAVAILABLE', { headers: { 'retry-after': '5' } });
    try {
      const sent = await readBytes(body, MEDIA_LIMITS.bytes);
      if (!sent) throw new ApiError('MEDIA_TOO_LARGE');
      return await this.encoding.runLimited(() => this.takePicture(caller, description, sent));
    } finally {
      giveBack();
    }
  }

  /** Stores a picture whose bytes are already in memory. @throws MEDIA_TOO_LARGE, MEDIA_REFUSED */
  takeBytes(caller: Caller, description: Description, sent: Buffer): Promise<Media> {
    if (sent.length > MEDIA_LIMITS.bytes) throw new ApiError('MEDIA_TOO_LARGE');
    return this.encoding.runLimited(() => this.takePicture(caller, description, sent));
  }

  /**
   * Adds a finished picture unchanged. Only for pictures of the site itself: uploads of members are always re-encoded.
   * @returns the id of the picture.
   */
  async addFinished({ files, ...described }: FinishedPicture): Promise<string> {
    const id = randomUUID();
    const forms: MediaForms = {};
    for (const { format, width, bytes } of files) {
      await this.store.write(keyOfForm(id, format, width), bytes);
      const form = { bytes: bytes.length, hash: hash('sha256', bytes, 'base64url').slice(0, 22) };
      forms[format] = { ...forms[format], [width]: form };
    }
    const bytes = forms.webp?.[described.width]?.bytes ?? 0;
    await this.media.insert({ ...described, id, forms, bytes, avifDue: null });
    return id;
  }

  private async takePicture(caller: Caller, description: Description, sent: Buffer): Promise<Media> {
    const picture = await this.encoding.read(sent);
    const { width, height } = picture;
    const row = { id: randomUUID(), ...description, width, height, uploaderId: caller.id };
    // Inserts the row before writing the files, so that the cleaning finds them if the process dies.
    const removeAfter = new Date(Date.now() + MAX_UPLOAD_MS);
    await this.media.insert({ ...row, bytes: 0, forms: {}, avifDue: null, removeAfter });
    try {
      const forms = await this.encoding.begin(row.id, picture);
      await this.keep(row.id, forms, forms.webp?.[width]?.bytes ?? 0);
    } catch (error) {
      await this.library.discard(row.id);
      throw error;
    }
    return this.library.describe(row.id);
  }

  private keep(id: string, forms: MediaForms, bytes: number): Promise<void> {
    return this.database.transaction(async () => {
      await this.media.keep(id, { forms, bytes });
      await this.encoding.requestAvif(id);
    });
  }
}
