import type { EndpointAnswer, EndpointInput } from '@boardwalk/contracts';
import { Controller } from '@nestjs/common';
import { type Caller, CurrentCaller } from '../../platform/auth/caller.ts';
import { Endpoint } from '../../platform/http/endpoint.decorator.ts';
import { Input } from '../../platform/http/input.decorator.ts';
import { ArticleDeskService } from './article-desk.service.ts';
import { ArticleStatesService } from './article-states.service.ts';
import { ArticleWritingService } from './article-writing.service.ts';

@Controller()
export class NewsroomController {
  constructor(
    private readonly desk: ArticleDeskService,
    private readonly writing: ArticleWritingService,
    private readonly states: ArticleStatesService,
  ) {}

  @Endpoint('GET /api/articles/desk')
  list(
    @CurrentCaller() caller: Caller,
    @Input() { query }: EndpointInput<'GET /api/articles/desk'>,
  ): Promise<EndpointAnswer<'GET /api/articles/desk'>> {
    return this.desk.list(caller, query);
  }

  @Endpoint('GET /api/articles/desk/counts')
  count(
    @CurrentCaller() caller: Caller,
    @Input() { query }: EndpointInput<'GET /api/articles/desk/counts'>,
  ): Promise<EndpointAnswer<'GET /api/articles/desk/counts'>> {
    return this.desk.count(caller, query.scope);
  }

  @Endpoint('POST /api/articles')
  begin(
    @CurrentCaller() caller: Caller,
    @Input() { body }: EndpointInput<'POST /api/articles'>,
  ): Promise<EndpointAnswer<'POST /api/articles'>> {
    return this.writing.begin(caller, body);
  }

  @Endpoint('PUT /api/articles/:id')
  change(
    @CurrentCaller() caller: Caller,
    @Input() { params, body }: EndpointInput<'PUT /api/articles/:id'>,
  ): Promise<EndpointAnswer<'PUT /api/articles/:id'>> {
    return this.writing.change(caller, params.id, body);
  }

  @Endpoint('POST /api/articles/:id/state')
  changeState(
    @CurrentCaller() caller: Caller,
    @Input() { params, body }: EndpointInput<'POST /api/articles/:id/state'>,
  ): Promise<EndpointAnswer<'POST /api/articles/:id/state'>> {
    return this.states.change(caller, params.id, body);
  }

  @Endpoint('PUT /api/articles/:id/pin')
  pin(
    @CurrentCaller() caller: Caller,
    @Input() { params, body }: EndpointInput<'PUT /api/articles/:id/pin'>,
  ): Promise<EndpointAnswer<'PUT /api/articles/:id/pin'>> {
    return this.states.pin(caller, params.id, body.pinned);
  }

  @Endpoint('GET /api/articles/:id/revisions')
  listRevisions(
    @CurrentCaller() caller: Caller,
    @Input() { params, query }: EndpointInput<'GET /api/articles/:id/revisions'>,
  ): Promise<EndpointAnswer<'GET /api/articles/:id/revisions'>> {
    return this.desk.listRevisions(caller, params.id, query);
  }

  @Endpoint('POST /api/articles/:id/restore')
  restore(
    @CurrentCaller() caller: Caller,
    @Input() { params, body }: EndpointInput<'POST /api/articles/:id/restore'>,
  ): Promise<EndpointAnswer<'POST /api/articles/:id/restore'>> {
    return this.writing.restore(caller, params.id, body);
  }
}
