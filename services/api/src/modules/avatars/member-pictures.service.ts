import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';
import {
  type CurrentUser,
  MEDIA_LIMITS,
  MEMBER_PICTURES,
  type MemberPictureKind,
} from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../platform/auth/caller.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { readBytes } from '../../platform/http/read-bytes.ts';
import { HeldBytes } from '../media/held-bytes.ts';
import { decodePicture, encodeCover } from '../media/picture-codec.ts';
import { PictureWork } from '../media/picture-work.ts';
import { UsersService } from '../users/users.service.ts';
import { PictureFiles } from './picture-files.service.ts';

/** Receives members' own pictures. They are re-encoded, so that no part of the uploaded file is stored. */
@Injectable()
export class MemberPictures {
  constructor(
    private readonly users: UsersService,
    private readonly files: PictureFiles,
    private readonly held: HeldBytes,
    private readonly work: PictureWork,
  ) {}

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
      await this.keep(caller.id, kind, sent);
    } finally {
      giveBack();
    }
    return this.users.me(caller);
  }

  async remove(caller: Caller, kind: MemberPictureKind): Promise<CurrentUser> {
    await this.files.show(caller.id, kind, null);
    return this.users.me(caller);
  }

  /** Encodes the picture, and replaces the previous one with it. */
  async keep(memberId: string, kind: MemberPictureKind, sent: Buffer): Promise<void> {
    const made = await this.work.run(async () =>
      encodeCover(await decodePicture(sent), MEMBER_PICTURES[kind]),
    );
    const file = `${randomBytes(16).toString('base64url')}.webp`;
    await this.files.write(memberId, kind, file, made);
    await this.files.show(memberId, kind, file);
  }
}
