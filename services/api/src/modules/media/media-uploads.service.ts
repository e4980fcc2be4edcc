import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { type EndpointInput, MEDIA_LIMITS, type Media } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../platform/auth/caller.ts';
import { Database } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { readBytes } from '../../platform/http/read-bytes.ts';
import { AvifService } from './avif.service.ts';
import { MediaRepository } from './media.repository.ts';
import { MediaService } from './media.service.ts';
import { MediaFiles } from './media-files.service.ts';

type Description = EndpointInput<'POST /api/media'>['query'];

/** Takes pictures in. What is kept was encoded here: nothing of the file that was sent. */
@Injectable()
export class MediaUploads {
  constructor(
    private readonly database: Database,
    private readonly media: MediaRepository,
    private readonly library: MediaService,
    private readonly files: MediaFiles,
    private readonly avif: AvifService,
  ) {}

  /** @throws MEDIA_TOO_LARGE, MEDIA_REFUSED, and UNAVAILABLE when too many pictures wait already. */
  async take(caller: Caller, description: Description, body: Readable): Promise<Media> {
    if (this.files.isCrowded) throw new ApiError('UNAVAILABLE', { headers: { 'retry-after': '5' } });
    const sent = await readBytes(body, MEDIA_LIMITS.bytes);
    if (!sent) throw new ApiError('MEDIA_TOO_LARGE');
    const picture = await this.files.read(sent);
    const { width, height } = picture;
    const id = randomUUID();
    const forms = await this.files.begin(id, picture);
    const bytes = forms.webp?.[width]?.bytes ?? 0;
    const row = { id, ...description, width, height, bytes, forms, uploaderId: caller.id };
    await this.media.insert(row).catch(async (error: unknown) => {
      await this.files.discard(id);
      throw error;
    });
    this.database.afterCommit(() => this.avif.wake());
    return this.library.describe(id);
  }
}
