import { hash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import pLimit from 'p-limit';
import { FileStore } from '../../platform/storage/file-store.ts';
import { HeldBytes } from './held-bytes.ts';
import { keyOfForm, keyOfMaster, type MediaForm, type MediaFormat, type MediaForms } from './media-forms.ts';
import { decodePicture, encodeMaster, encodePicture, type Picture, widthsOf } from './picture-codec.ts';
import { PictureWork } from './picture-work.ts';

/** Maximum of decoded pictures. Each has up to 75 MB, and two are processed concurrently. */
const IN_HAND = 3;

/** Encodes pictures and writes their files. */
@Injectable()
export class MediaFiles {
  private readonly hands = pLimit(IN_HAND);

  constructor(
    private readonly store: FileStore,
    private readonly work: PictureWork,
    private readonly held: HeldBytes,
  ) {}

  /** Reserves memory for an upload. @returns a function that releases it; undefined when the caller should retry later. */
  makeRoom(memberId: string, bytes: number): (() => void) | undefined {
    return this.work.isCrowded ? undefined : this.held.take(memberId, bytes);
  }

  /** Runs the complete processing of one picture. Decoded pictures are large, so their number is limited. */
  inHand<T>(work: () => Promise<T>): Promise<T> {
    return this.hands(work);
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

  /** Encodes a picture in one format, in all its widths, each a separate task of the work queue. */
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
