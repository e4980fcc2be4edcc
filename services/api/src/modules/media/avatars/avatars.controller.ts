import type { Readable } from 'node:stream';
import type { CurrentUser, EndpointInput, MemberPictureKind } from '@boardwalk/contracts';
import { Body, Controller, Headers } from '@nestjs/common';
import { type Caller, CurrentCaller } from '../../../platform/auth/caller.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { Endpoint } from '../../../platform/http/endpoint.decorator.ts';
import { Input } from '../../../platform/http/input.decorator.ts';
import { RawAnswer } from '../../../platform/http/raw-answer.ts';
import { MemberPicturesService } from './member-pictures.service.ts';

@Controller()
export class AvatarsController {
  constructor(private readonly pictures: MemberPicturesService) {}

  @Endpoint('GET /api/users/avatars/:file')
  serve(@Input() { params }: EndpointInput<'GET /api/users/avatars/:file'>): Promise<RawAnswer> {
    return this.answer('avatar', params.file);
  }

  @Endpoint('GET /api/users/banners/:file')
  serveBanner(@Input() { params }: EndpointInput<'GET /api/users/banners/:file'>): Promise<RawAnswer> {
    return this.answer('banner', params.file);
  }

  @Endpoint('POST /api/users/me/avatar')
  setAvatar(
    @CurrentCaller() caller: Caller,
    // Empty; its pipe checks that bytes were sent.
    @Input() _input: object,
    @Body() body: Readable,
    @Headers('content-length') length: string | undefined,
  ): Promise<CurrentUser> {
    return this.pictures.take(caller, 'avatar', body, Number(length));
  }

  @Endpoint('DELETE /api/users/me/avatar')
  removeAvatar(@CurrentCaller() caller: Caller): Promise<CurrentUser> {
    return this.pictures.remove(caller, 'avatar');
  }

  @Endpoint('POST /api/users/me/banner')
  setBanner(
    @CurrentCaller() caller: Caller,
    // Empty; its pipe checks that bytes were sent.
    @Input() _input: object,
    @Body() body: Readable,
    @Headers('content-length') length: string | undefined,
  ): Promise<CurrentUser> {
    return this.pictures.take(caller, 'banner', body, Number(length));
  }

  @Endpoint('DELETE /api/users/me/banner')
  removeBanner(@CurrentCaller() caller: Caller): Promise<CurrentUser> {
    return this.pictures.remove(caller, 'banner');
  }

  /** @throws IMAGE_NOT_FOUND */
  private async answer(kind: MemberPictureKind, file: string): Promise<RawAnswer> {
    const stored = await this.pictures.read(kind, file);
    if (!stored) throw new ApiError('IMAGE_NOT_FOUND');
    const headers = {
      'content-type': 'image/webp',
      'content-length': String(stored.bytes),
      // A new picture gets a new name.
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'",
    };
    return new RawAnswer(200, headers, stored.stream);
  }
}
