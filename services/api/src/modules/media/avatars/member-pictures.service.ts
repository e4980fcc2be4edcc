import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';
import {
  type CurrentUser,
  MEDIA_LIMITS,
  MEMBER_PICTURES,
  type MemberPictureKind,
} from '@boardwalk/contracts';
import { AddressRefusedError } from '@boardwalk/server/outgoing';
import { Injectable, Logger } from '@nestjs/common';
import type { Caller } from '../../../platform/auth/caller.ts';
import { Database } from '../../../platform/database/database.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { readBytes } from '../../../platform/http/read-bytes.ts';
import { Every } from '../../../platform/jobs/every.decorator.ts';
import { Jobs, OUTLASTS_A_DAY } from '../../../platform/jobs/jobs.ts';
import { type OutgoingAnswer, OutgoingClient } from '../../../platform/outgoing/outgoing.client.ts';
import { FileStore, type StoredFile } from '../../../platform/storage/file-store.ts';
import { OwnProfileService } from '../../users/own-profile.service.ts';
import { FETCH_PICTURE, type PictureJob, UsersService } from '../../users/users.service.ts';
import { HeldBytes } from '../held-bytes.ts';
import { decodePicture, encodeCover } from '../picture-codec.ts';
import { PictureWork } from '../picture-work.ts';
import { MemberPicturesRepository } from './member-pictures.repository.ts';

/** Age after which an unfinished upload counts as interrupted. */
const MAX_UPLOAD_MS = 3_600_000;
/** Maximum per run of the cleaning; the rest follows in the next hour. */
const MAX_BATCH_SIZE = 200;
const FETCH_TIMEOUT_MS = 10_000;
/** Providers often redirect to another host. */
const MAX_REDIRECTS = 3;
const FETCH_QUEUE = { batchSize: 1, expireInSeconds: 120, ...OUTLASTS_A_DAY };
/** Temporary failures of a provider; any other status won't change when it is retried. */
const isTemporary = (status: number) => status === 429 || status >= 500;

const FOLDERS = { avatar: 'avatars', banner: 'banners' } as const satisfies Record<MemberPictureKind, string>;
const keyOf = (kind: MemberPictureKind, file: string) => `${FOLDERS[kind]}/${file}`;
const pathOf = (kind: MemberPictureKind, file: string) => `/api/users/${FOLDERS[kind]}/${file}`;

/**
 * Members' pictures and banners: receives, stores, shows and removes them. They are re-encoded, so that no part of the uploaded file is stored. A
 * picture whose address the identity provider sends is copied to this site, once. Readers are never sent to an address that a member chose: its host
 * would learn who reads what, and when.
 */
@Injectable()
export class MemberPicturesService {
  private readonly logger = new Logger('Avatars');

  constructor(
    private readonly database: Database,
    private readonly pictures: MemberPicturesRepository,
    private readonly users: UsersService,
    private readonly profile: OwnProfileService,
    private readonly store: FileStore,
    private readonly held: HeldBytes,
    private readonly work: PictureWork,
    private readonly outgoing: OutgoingClient,
    jobs: Jobs,
  ) {
    jobs.work<PictureJob>(
      FETCH_PICTURE,
      (due) => this.fetchEach(due.map(({ data }) => data.id)),
      FETCH_QUEUE,
    );
  }

  /**
   * @param announced number of bytes by the Content-Length header; NaN without one.
   * @throws MEDIA_TOO_LARGE, MEDIA_REFUSED, and UNAVAILABLE when too many uploads are waiting.
   */
  async take(
    caller: Caller,
    kind: MemberPictureKind,
    body: Readable,
    announced: number,
  ): Promise<CurrentUser> {
    const length = Math.min(announced || MEDIA_LIMITS.bytes, MEDIA_LIMITS.bytes);
    const giveBack = this.work.isCrowded ? undefined : this.held.take(caller.id, length);
    if (!giveBack) throw new ApiError('UNAVAILABLE', { headers: { 'retry-after': '5' } });
    try {
      const sent = await readBytes(body, MEDIA_LIMITS.bytes);
      if (!sent) throw new ApiError('MEDIA_TOO_LARGE');
      await this.replace(caller.id, kind, sent);
    } finally {
      giveBack();
    }
    return this.users.me(caller);
  }

  async remove(caller: Caller, kind: MemberPictureKind): Promise<CurrentUser> {
    await this.show(caller.id, kind, null);
    return this.users.me(caller);
  }

  /** Returns undefined when the file doesn't exist. */
  read(kind: MemberPictureKind, file: string): Promise<StoredFile | undefined> {
    return this.store.read(keyOf(kind, file));
  }

  /** Yields the pictures of a member for their data export. */
  async *ofMember(memberId: string): AsyncGenerator<{ name: string; file: StoredFile }> {
    for (const { kind, file } of await this.pictures.findOfMember(memberId)) {
      const stored = await this.read(kind, file);
      if (stored) yield { name: keyOf(kind, file), file: stored };
    }
  }

  /** Removes bytes before rows, so that an interrupted cleaning can be repeated. @returns the number of removed pictures. */
  @Every('hour')
  async clean(now = new Date()): Promise<number> {
    const gone = await this.pictures.findToRemove(now, MAX_BATCH_SIZE);
    for (const { kind, file } of gone) await this.store.remove(keyOf(kind, file));
    await this.pictures.delete(gone.map(({ file }) => file));
    return gone.length;
  }

  private async fetchEach(ids: readonly string[]): Promise<void> {
    for (const id of ids) await this.fetch(id);
  }

  /** Copies a picture. A lasting failure leaves the member with their portrait. @throws Error for a temporary failure. */
  private async fetch(id: string): Promise<void> {
    const source = await this.users.pictureSourceOf(id);
    if (!source) return;
    try {
      const { status, body } = await this.follow(source);
      if (isTemporary(status)) throw new Error(`status ${status}`);
      if (status !== 200) return this.giveUp(id, `status ${status}`);
      // The member may have uploaded a picture meanwhile.
      if (await this.users.wantsPicture(id)) await this.replace(id, 'avatar', body);
    } catch (error) {
      if (!(error instanceof AddressRefusedError || error instanceof ApiError)) throw error;
      this.giveUp(id, error.message);
    }
  }

  /** Checks each address of the redirects again. */
  private async follow(source: string): Promise<OutgoingAnswer> {
    let address = source;
    for (let redirects = 0; ; redirects += 1) {
      const answer = await this.outgoing.send(address, {
        method: 'GET',
        headers: { accept: 'image/webp,image/png,image/jpeg,image/gif' },
        timeoutMs: FETCH_TIMEOUT_MS,
        maxBytes: MEDIA_LIMITS.bytes,
      });
      const { location } = answer.headers;
      if (answer.status < 300 || answer.status > 399 || !location) return answer;
      if (redirects === MAX_REDIRECTS) throw new AddressRefusedError('Too many redirects.');
      if (!URL.canParse(location, address))
        throw new AddressRefusedError('The redirect has no valid address.');
      address = new URL(location, address).href;
    }
  }

  private giveUp(id: string, reason: string): void {
    this.logger.warn({ msg: 'a picture of a member could not be fetched', member: id, reason });
  }

  /** Encodes the picture, and replaces the previous one with it. */
  private async replace(memberId: string, kind: MemberPictureKind, sent: Buffer): Promise<void> {
    const made = await this.work.run(async () =>
      encodeCover(await decodePicture(sent), MEMBER_PICTURES[kind]),
    );
    const file = `${randomBytes(16).toString('base64url')}.webp`;
    await this.write(memberId, kind, file, made);
    await this.show(memberId, kind, file);
  }

  /** Inserts the row before writing the bytes, so that the cleaning finds the file if the process dies. */
  private async write(memberId: string, kind: MemberPictureKind, file: string, bytes: Buffer): Promise<void> {
    const removeAfter = new Date(Date.now() + MAX_UPLOAD_MS);
    await this.pictures.insert({ file, memberId, kind, bytes: bytes.length, removeAfter });
    await this.store.write(keyOf(kind, file), bytes);
  }

  /** Shows this picture, or none with null. The previous one is removed by the next cleaning. */
  private async show(memberId: string, kind: MemberPictureKind, file: string | null): Promise<void> {
    await this.database.transaction(async () => {
      const before = await this.profile.setPicture(memberId, kind, file && pathOf(kind, file));
      const fileBefore = before?.split('/').at(-1);
      if (fileBefore) await this.pictures.removeAfter(fileBefore, new Date());
      if (file) await this.pictures.removeAfter(file, null);
    });
  }
}
