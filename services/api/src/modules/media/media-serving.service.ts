import { buffer } from 'node:stream/consumers';
import type { EndpointInput } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { ApiError } from '../../platform/errors/api-error.ts';
import { matchesTag, RawAnswer } from '../../platform/http/raw-answer.ts';
import { FileStore } from '../../platform/storage/file-store.ts';
import { chooseForm } from './choose-form.policy.ts';
import { MediaRepository } from './media.repository.ts';
import { keyOfForm } from './media-forms.ts';

interface PictureRequest {
  accept: string | undefined;
  ifNoneMatch: string | undefined;
}

/** Serves pictures, in the form that suits the client. */
@Injectable()
export class MediaServingService {
  constructor(
    private readonly media: MediaRepository,
    private readonly store: FileStore,
  ) {}

  /** Returns the JPEG of a picture, for rendering; undefined when it doesn't exist. */
  async jpeg(id: string): Promise<Buffer | undefined> {
    const forms = await this.media.findForms(id);
    const form = forms && chooseForm(forms, { accept: '', width: undefined });
    const file = form && (await this.store.read(keyOfForm(id, form.format, form.width)));
    return file && buffer(file.stream);
  }

  /** Returns the largest WebP of a picture; undefined when it doesn't exist. */
  async largest(id: string): Promise<Buffer | undefined> {
    const forms = await this.media.findForms(id);
    const form = forms && chooseForm(forms, { accept: 'image/webp', width: undefined });
    const file = form && (await this.store.read(keyOfForm(id, form.format, form.width)));
    return file && buffer(file.stream);
  }

  /** @throws MEDIA_NOT_FOUND */
  async serve(
    { params: { id }, query }: EndpointInput<'GET /api/media/:id'>,
    { accept = '', ifNoneMatch }: PictureRequest,
  ): Promise<RawAnswer> {
    const forms = await this.media.findForms(id);
    const form = forms && chooseForm(forms, { accept, width: query.w });
    if (!form) throw new ApiError('MEDIA_NOT_FOUND');
    const headers = {
      etag: `"${form.hash}"`,
      vary: 'Accept',
      // The picture of an id never changes; clients that have cached an earlier format don't need the better one.
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'",
    };
    if (matchesTag(ifNoneMatch, headers.etag)) return new RawAnswer(304, headers);
    const file = await this.store.read(keyOfForm(id, form.format, form.width));
    if (!file) throw new ApiError('MEDIA_NOT_FOUND');
    const described = { 'content-type': `image/${form.format}`, 'content-length': String(file.bytes) };
    return new RawAnswer(200, { ...headers, ...described }, file.stream);
  }
}
