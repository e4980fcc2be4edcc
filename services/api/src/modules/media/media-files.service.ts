import { hash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { FileStore } from '../../platform/storage/file-store.ts';
import { keyOfForm, keyOfMaster, type MediaForm, type MediaFormat, type MediaForms } from './media-forms.ts';
import { decodePicture, encodeMaster, encodePicture, type Picture, widthsOf } from './picture-codec.ts';
import { PictureWork } from './picture-work.ts';

/** Makes the forms of pictures and puts them into the file store. */
@Injectable()
export class MediaFiles {
  constructor(
    private readonly store: FileStore,
    private readonly work: PictureWork,
  ) {}

  /** Whether so many pictures wait that somebody who can come back had better do so. */
  get isCrowded(): boolean {
    return this.work.isCrowded;
  }

  /** Reads a picture when it is its turn. @throws MEDIA_REFUSED, MEDIA_TOO_LARGE */
  read(bytes: Buffer): Promise<Picture> {
    return this.work.run(() => decodePicture(bytes));
  }

  /** What a new picture needs to be shown, and itself, for what is made of it later. */
  async begin(id: string, picture: Picture): Promise<MediaForms> {
    await this.store.write(keyOfMaster(id), await this.work.run(() => encodeMaster(picture)));
    const webp = await this.make(id, picture, 'webp');
    return { webp, jpeg: await this.make(id, picture, 'jpeg') };
  }

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
