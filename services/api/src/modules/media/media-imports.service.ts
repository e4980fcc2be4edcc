import { hash, randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { FileStore } from '../../platform/storage/file-store.ts';
import { MediaRepository } from './media.repository.ts';
import type { NewMedia } from './media.table.ts';
import { keyOfForm, type MediaFormat, type MediaForms } from './media-forms.ts';

/** Picture that already has all forms of the library. */
export interface FinishedPicture extends Omit<NewMedia, 'id' | 'bytes' | 'forms' | 'avifDue' | 'searchText'> {
  files: { format: MediaFormat; width: number; bytes: Buffer }[];
}

/** Imports finished pictures unchanged. Only for pictures of the site itself: uploads of members are always re-encoded. */
@Injectable()
export class MediaImports {
  constructor(
    private readonly media: MediaRepository,
    private readonly store: FileStore,
  ) {}

  /** @returns the id of the picture. */
  async add({ files, ...described }: FinishedPicture): Promise<string> {
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
}
