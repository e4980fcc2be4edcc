import type { MemberPictureKind } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.ts';
import { EVERY_HOUR, Jobs } from '../../platform/jobs/jobs.ts';
import { FileStore, type StoredFile } from '../../platform/storage/file-store.ts';
import { OwnProfileService } from '../users/own-profile.service.ts';
import { MemberPicturesRepository } from './member-pictures.repository.ts';

/** Age after which an unfinished upload counts as interrupted. */
const LONGEST_UPLOAD_MS = 3_600_000;
/** Maximum per run; the rest follows in the next hour. */
const MOST_AT_ONCE = 200;

const FOLDERS = { avatar: 'avatars', banner: 'banners' } as const satisfies Record<MemberPictureKind, string>;
const keyOf = (kind: MemberPictureKind, file: string) => `${FOLDERS[kind]}/${file}`;
const pathOf = (kind: MemberPictureKind, file: string) => `/api/users/${FOLDERS[kind]}/${file}`;

/** Stores, shows and removes the files of members' pictures. */
@Injectable()
export class PictureFiles {
  constructor(
    private readonly database: Database,
    private readonly pictures: MemberPicturesRepository,
    private readonly profile: OwnProfileService,
    private readonly store: FileStore,
    jobs: Jobs,
  ) {
    jobs.work('member-pictures.clean', async () => void (await this.clean()), { cron: EVERY_HOUR });
  }

  /** Returns undefined when the file doesn't exist. */
  read(kind: MemberPictureKind, file: string): Promise<StoredFile | undefined> {
    return this.store.read(keyOf(kind, file));
  }

  /** Inserts the row before writing the bytes, so that the cleaning finds the file if the process dies. */
  async write(memberId: string, kind: MemberPictureKind, file: string, bytes: Buffer): Promise<void> {
    const removeAfter = new Date(Date.now() + LONGEST_UPLOAD_MS);
    await this.pictures.insert({ file, memberId, kind, bytes: bytes.length, removeAfter });
    await this.store.write(keyOf(kind, file), bytes);
  }

  /** Shows this picture, or none with null. The previous one is removed by the next cleaning. */
  async show(memberId: string, kind: MemberPictureKind, file: string | null): Promise<void> {
    await this.database.transaction(async () => {
      const before = await this.profile.setPicture(memberId, kind, file && pathOf(kind, file));
      const fileBefore = before?.split('/').at(-1);
      if (fileBefore) await this.pictures.removeAfter(fileBefore, new Date());
      if (file) await this.pictures.removeAfter(file, null);
    });
  }

  /** Yields the pictures of a member for their data export. */
  async *ofMember(memberId: string): AsyncGenerator<{ name: string; file: StoredFile }> {
    for (const { kind, file } of await this.pictures.findOfMember(memberId)) {
      const stored = await this.read(kind, file);
      if (stored) yield { name: keyOf(kind, file), file: stored };
    }
  }

  /** Removes bytes before rows, so that an interrupted cleaning can be repeated. @returns the number of removed pictures. */
  async clean(now = new Date()): Promise<number> {
    const gone = await this.pictures.findToRemove(now, MOST_AT_ONCE);
    for (const { kind, file } of gone) await this.store.remove(keyOf(kind, file));
    await this.pictures.delete(gone.map(({ file }) => file));
    return gone.length;
  }
}
