import type { MemberPictureKind } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.ts';
import { EVERY_HOUR, Jobs } from '../../platform/jobs/jobs.ts';
import { FileStore, type StoredFile } from '../../platform/storage/file-store.ts';
import { OwnProfileService } from '../users/own-profile.service.ts';
import { MemberPicturesRepository } from './member-pictures.repository.ts';

/** An upload that has not come to its end by then was cut off. */
const LONGEST_UPLOAD_MS = 3_600_000;
/** What is left over is the next hour's. */
const MOST_AT_ONCE = 200;

const FOLDERS = { avatar: 'avatars', banner: 'banners' } as const satisfies Record<MemberPictureKind, string>;
const keyOf = (kind: MemberPictureKind, file: string) => `${FOLDERS[kind]}/${file}`;
const pathOf = (kind: MemberPictureKind, file: string) => `/api/users/${FOLDERS[kind]}/${file}`;

/** Files of members' pictures: which are kept, which is shown, and which go. */
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

  /** Undefined where the file isn't there. */
  read(kind: MemberPictureKind, file: string): Promise<StoredFile | undefined> {
    return this.store.read(keyOf(kind, file));
  }

  /** The row comes before the bytes: what a process that dies leaves behind is known, and cleaned. */
  async write(memberId: string, kind: MemberPictureKind, file: string, bytes: Buffer): Promise<void> {
    const removeAfter = new Date(Date.now() + LONGEST_UPLOAD_MS);
    await this.pictures.insert({ file, memberId, kind, bytes: bytes.length, removeAfter });
    await this.store.write(keyOf(kind, file), bytes);
  }

  /** From now on the member shows this one, or with null none. The one before goes at the next cleaning. */
  async show(memberId: string, kind: MemberPictureKind, file: string | null): Promise<void> {
    await this.database.transaction(async () => {
      const before = await this.profile.setPicture(memberId, kind, file && pathOf(kind, file));
      const fileBefore = before?.split('/').at(-1);
      if (fileBefore) await this.pictures.removeAfter(fileBefore, new Date());
      if (file) await this.pictures.removeAfter(file, null);
    });
  }

  /** Pictures that a member has here, for what is given out to them. */
  async *ofMember(memberId: string): AsyncGenerator<{ name: string; file: StoredFile }> {
    for (const { kind, file } of await this.pictures.findOfMember(memberId)) {
      const stored = await this.read(kind, file);
      if (stored) yield { name: keyOf(kind, file), file: stored };
    }
  }

  /** First the bytes, then the rows: what was cut off in between is found again. @returns how many were removed. */
  async clean(now = new Date()): Promise<number> {
    const gone = await this.pictures.findToRemove(now, MOST_AT_ONCE);
    for (const { kind, file } of gone) await this.store.remove(keyOf(kind, file));
    await this.pictures.delete(gone.map(({ file }) => file));
    return gone.length;
  }
}
