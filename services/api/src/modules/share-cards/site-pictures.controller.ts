import type { EndpointInput } from '@boardwalk/contracts';
import { Controller, Headers } from '@nestjs/common';
import { Endpoint } from '../../platform/http/endpoint.decorator.ts';
import { Input } from '../../platform/http/input.decorator.ts';
import type { RawAnswer } from '../../platform/http/raw-answer.ts';
import { ShareCardsService } from './share-cards.service.ts';
import { SiteIconService } from './site-icon.service.ts';

@Controller()
export class SitePicturesController {
  constructor(
    private readonly icons: SiteIconService,
    private readonly cards: ShareCardsService,
  ) {}

  @Endpoint('GET /api/site/icon/:size')
  icon(
    @Input() input: EndpointInput<'GET /api/site/icon/:size'>,
    @Headers('if-none-match') ifNoneMatch: string | undefined,
  ): Promise<RawAnswer> {
    return this.icons.icon(input, ifNoneMatch);
  }

  @Endpoint('GET /api/site/logo')
  logo(
    @Input() input: EndpointInput<'GET /api/site/logo'>,
    @Headers('if-none-match') ifNoneMatch: string | undefined,
  ): Promise<RawAnswer> {
    return this.icons.logo(input, ifNoneMatch);
  }

  @Endpoint('GET /api/site/card')
  card(@Input() input: EndpointInput<'GET /api/site/card'>): Promise<RawAnswer> {
    return this.cards.ofSite(input);
  }
}
