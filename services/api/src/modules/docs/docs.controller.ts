import type { EndpointAnswer, EndpointInput } from '@boardwalk/contracts';
import { Controller } from '@nestjs/common';
import { type Caller, CurrentCaller } from '../../platform/auth/caller.ts';
import { Endpoint } from '../../platform/http/endpoint.decorator.ts';
import { Input } from '../../platform/http/input.decorator.ts';
import type { RawAnswer } from '../../platform/http/raw-answer.ts';
import { DocCardsService } from './doc-cards.service.ts';
import { DocWritingService } from './doc-writing.service.ts';
import { DocsService } from './docs.service.ts';

@Controller()
export class DocsController {
  constructor(
    private readonly docs: DocsService,
    private readonly writing: DocWritingService,
    private readonly cards: DocCardsService,
  ) {}

  @Endpoint('GET /api/docs')
  tree(): Promise<EndpointAnswer<'GET /api/docs'>> {
    return this.docs.tree();
  }

  @Endpoint('GET /api/docs/all')
  wholeTree(): Promise<EndpointAnswer<'GET /api/docs/all'>> {
    return this.docs.wholeTree();
  }

  @Endpoint('GET /api/docs/search')
  search(
    @Input() { query }: EndpointInput<'GET /api/docs/search'>,
  ): Promise<EndpointAnswer<'GET /api/docs/search'>> {
    return this.docs.search(query.search);
  }

  @Endpoint('GET /api/docs/:slug')
  published(
    @Input() { params }: EndpointInput<'GET /api/docs/:slug'>,
  ): Promise<EndpointAnswer<'GET /api/docs/:slug'>> {
    return this.docs.published(params.slug);
  }

  @Endpoint('GET /api/docs/:slug/card')
  card(
    @Input() { params }: EndpointInput<'GET /api/docs/:slug/card'>,
  ): Promise<EndpointAnswer<'GET /api/docs/:slug/card'>> {
    return this.cards.card(params.slug);
  }

  @Endpoint('GET /api/cards/docs/:slug/:file')
  cardPicture(@Input() { params }: EndpointInput<'GET /api/cards/docs/:slug/:file'>): Promise<RawAnswer> {
    return this.cards.picture(params.slug, params.file);
  }

  @Endpoint('GET /api/docs/all/:slug')
  any(
    @Input() { params }: EndpointInput<'GET /api/docs/all/:slug'>,
  ): Promise<EndpointAnswer<'GET /api/docs/all/:slug'>> {
    return this.docs.any(params.slug);
  }

  @Endpoint('POST /api/docs')
  create(
    @CurrentCaller() caller: Caller,
    @Input() { body }: EndpointInput<'POST /api/docs'>,
  ): Promise<EndpointAnswer<'POST /api/docs'>> {
    return this.writing.create(caller, body);
  }

  @Endpoint('PUT /api/docs/:id')
  change(
    @CurrentCaller() caller: Caller,
    @Input() { params, body }: EndpointInput<'PUT /api/docs/:id'>,
  ): Promise<EndpointAnswer<'PUT /api/docs/:id'>> {
    return this.writing.change(caller, params.id, body);
  }

  @Endpoint('GET /api/docs/:id/revisions')
  revisions(
    @Input() { params, query }: EndpointInput<'GET /api/docs/:id/revisions'>,
  ): Promise<EndpointAnswer<'GET /api/docs/:id/revisions'>> {
    return this.docs.revisions(params.id, query);
  }

  @Endpoint('GET /api/rules')
  rules(): Promise<EndpointAnswer<'GET /api/rules'>> {
    return this.docs.allRules();
  }

  @Endpoint('GET /api/rules/:id')
  rule(
    @Input() { params }: EndpointInput<'GET /api/rules/:id'>,
  ): Promise<EndpointAnswer<'GET /api/rules/:id'>> {
    return this.docs.rule(params.id);
  }
}
