import { hash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { FileStore } from '../../platform/storage/file-store.ts';
import type { Picture } from './decode-picture.ts';
import { encodePicture, widthsOf } from './encode-picture.ts';
import { keyOfForm, type MediaForm, type MediaFormat } from './media-forms.ts';
import { PictureWork } from './picture-work.ts';

/** Makes the forms of pictures and puts them into the file store. */
@Injectable()
export class MediaFiles {
  constructor(
    private readonly store: FileStore,
    private readonly work: PictureWork,
  ) {}

  /** A picture in one format, in all its widths, one after the other: others get their turn in between. */
  async make(
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
}
