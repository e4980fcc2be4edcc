import type { Readable } from 'node:stream';
import { FORM_LIMITS, type FormFileKind } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { readBytes } from '../../../platform/http/read-bytes.ts';
import { HeldBytes } from '../../media/held-bytes.ts';
import { decodePicture, encodeMaster, encodePicture, isHeic } from '../../media/picture-codec.ts';
import { PictureWork } from '../../media/picture-work.ts';
import { kindOf } from './file-kind.policy.ts';

/** Receives applicants' files. Pictures are re-encoded, which removes metadata such as GPS coordinates. */
@Injectable()
export class FileIntake {
  constructor(
    private readonly held: HeldBytes,
    private readonly work: PictureWork,
  ) {}

  /** @throws FILE_REFUSED, FILE_TOO_LARGE, MEDIA_HEIC, MEDIA_DAMAGED, and UNAVAILABLE when too many uploads are waiting. */
  async read(
    memberId: string,
    body: Readable,
    kinds: readonly FormFileKind[],
  ): Promise<{ bytes: Buffer; mediaType: FormFileKind }> {
    const giveBack = this.work.isCrowded ? undefined : this.held.take(memberId, FORM_LIMITS.fileBytes);
    if (!giveBack) throw new ApiError('UNAVAILABLE', { headers: { 'retry-after': '5' } });
    try {
      const sent = await readBytes(body, FORM_LIMITS.fileBytes);
      if (!sent) throw new ApiError('FILE_TOO_LARGE');
      const mediaType = kindOf(sent);
      if (!mediaType && kinds.some(isPicture) && isHeic(sent)) throw new ApiError('MEDIA_HEIC');
      if (!mediaType || !kinds.includes(mediaType)) throw new ApiError('FILE_REFUSED');
      const bytes = isPicture(mediaType) ? await this.work.run(() => encodedAnew(sent, mediaType)) : sent;
      return { bytes, mediaType };
    } finally {
      giveBack();
    }
  }
}

const isPicture = (kind: FormFileKind) => kind.startsWith('image/');

/** Re-encodes a picture in its original format. */
async function encodedAnew(sent: Buffer, mediaType: FormFileKind): Promise<Buffer> {
  try {
    const picture = await decodePicture(sent);
    if (mediaType === 'image/png') return await encodeMaster(picture);
    return await encodePicture(picture, mediaType === 'image/webp' ? 'webp' : 'jpeg', picture.width);
  } catch (cause) {
    const code = cause instanceof ApiError ? cause.code : undefined;
    if (code === 'MEDIA_DAMAGED') throw cause;
    throw new ApiError(code === 'MEDIA_TOO_LARGE' ? 'FILE_TOO_LARGE' : 'FILE_REFUSED', { cause });
  }
}
