import { Controller, Headers } from '@nestjs/common';
import { Endpoint } from '../../platform/http/endpoint.decorator.ts';
import type { RawAnswer } from '../../platform/http/raw-answer.ts';
import { SitemapService } from './sitemap.service.ts';

@Controller()
export class SitemapController {
  constructor(private readonly sitemap: SitemapService) {}

  @Endpoint('GET /api/sitemap')
  serve(@Headers('if-none-match') ifNoneMatch: string | undefined): Promise<RawAnswer> {
    return this.sitemap.serve(ifNoneMatch);
  }
}
