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

/** Hands pictures out, each visitor the form that suits their browser. */
@Injectable()
export class MediaServing {
  constructor(
    private readonly media: MediaRepository,
    private readonly store: FileStore,
  ) {}

  /** A picture for whoever draws with it; undefined when it isn't there. */
  async jpeg(id: string): Promise<Buffer | undefined> {
    const forms = await this.media.findForms(id);
    const form = forms && chooseForm(forms, { accept: '', width: undefined });
    const file = form && (await this.store.read(keyOfForm(id, form.format, form.width)));
    return file && buffer(file.stream);
  }

  /** A picture as large as it is kept, in WebP; undefined when it isn't there. */
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
      // What is under an id never becomes another picture; a better format that comes later may wait for those who have this one.
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
