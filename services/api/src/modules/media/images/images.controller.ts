import type { EndpointInput } from '@boardwalk/contracts';
import { Controller, Headers } from '@nestjs/common';
import { Endpoint } from '../../../platform/http/endpoint.decorator.ts';
import { Input } from '../../../platform/http/input.decorator.ts';
import type { RawAnswer } from '../../../platform/http/raw-answer.ts';
import { ImagesService } from './images.service.ts';

@Controller()
export class ImagesController {
  constructor(private readonly images: ImagesService) {}

  @Endpoint('GET /api/images/:file')
  serve(
    @Input() input: EndpointInput<'GET /api/images/:file'>,
    @Headers('accept') accept: string | undefined,
    @Headers('if-none-match') ifNoneMatch: string | undefined,
  ): Promise<RawAnswer> {
    return this.images.serve(input, { accept, ifNoneMatch });
  }
}
