import { hash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import pLimit from 'p-limit';
import { FileStore } from '../../platform/storage/file-store.ts';
import { HeldBytes } from './held-bytes.ts';
import { keyOfForm, keyOfMaster, type MediaForm, type MediaFormat, type MediaForms } from './media-forms.ts';
import { decodePicture, encodeMaster, encodePicture, type Picture, widthsOf } from './picture-codec.ts';
import { PictureWork } from './picture-work.ts';

/** Uploads whose pictures are read and not yet made small. Each is up to 75 MB, and two are worked on at once. */
const IN_HAND = 3;

/** Makes the forms of pictures and puts them into the file store. */
@Injectable()
export class MediaFiles {
  private readonly hands = pLimit(IN_HAND);

  constructor(
    private readonly store: FileStore,
    private readonly work: PictureWork,
    private readonly held: HeldBytes,
  ) {}

  /** Makes room for what somebody sends. @returns the way to give it back; undefined when they had better come back later. */
  makeRoom(memberId: string, bytes: number): (() => void) | undefined {
    return this.work.isCrowded ? undefined : this.held.take(memberId, bytes);
  }

  /** Does all that is done with one picture. Read pictures are large, so there are few at a time. */
  inHand<T>(work: () => Promise<T>): Promise<T> {
    return this.hands(work);
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
