import type { Readable } from 'node:stream';
import type { EndpointAnswer, EndpointInput } from '@boardwalk/contracts';
import { Body, Controller, Headers } from '@nestjs/common';
import { type Caller, CurrentCaller } from '../../platform/auth/caller.ts';
import { Endpoint } from '../../platform/http/endpoint.decorator.ts';
import { Input } from '../../platform/http/input.decorator.ts';
import type { RawAnswer } from '../../platform/http/raw-answer.ts';
import { MediaService } from './media.service.ts';
import { MediaServingService } from './media-serving.service.ts';
import { MediaUploadsService } from './media-uploads.service.ts';

@Controller()
export class MediaController {
  constructor(
    private readonly media: MediaService,
    private readonly uploads: MediaUploadsService,
    private readonly serving: MediaServingService,
  ) {}

  @Endpoint('POST /api/media')
  upload(
    @CurrentCaller() caller: Caller,
    @Input() { query }: EndpointInput<'POST /api/media'>,
    @Body() body: Readable,
    @Headers('content-length') length: string | undefined,
  ): Promise<EndpointAnswer<'POST /api/media'>> {
    return this.uploads.take(caller, query, body, Number(length));
  }

  @Endpoint('GET /api/media')
  list(@Input() { query }: EndpointInput<'GET /api/media'>): Promise<EndpointAnswer<'GET /api/media'>> {
    return this.media.list(query);
  }

  @Endpoint('PUT /api/media/:id')
  change(
    @CurrentCaller() caller: Caller,
    @Input() { params, body }: EndpointInput<'PUT /api/media/:id'>,
  ): Promise<EndpointAnswer<'PUT /api/media/:id'>> {
    return this.media.change(caller, params.id, body);
  }

  @Endpoint('DELETE /api/media/:id')
  remove(
    @CurrentCaller() caller: Caller,
    @Input() { params }: EndpointInput<'DELETE /api/media/:id'>,
  ): Promise<void> {
    return this.media.remove(caller, params.id);
  }

  @Endpoint('GET /api/media/:id')
  serve(
    @Input() input: EndpointInput<'GET /api/media/:id'>,
    @Headers('accept') accept: string | undefined,
    @Headers('if-none-match') ifNoneMatch: string | undefined,
  ): Promise<RawAnswer> {
    return this.serving.serve(input, { accept, ifNoneMatch });
  }
}
