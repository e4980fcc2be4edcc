import type { EndpointAnswer, EndpointInput } from '@boardwalk/contracts';
import { Controller } from '@nestjs/common';
import { type Caller, CurrentCaller } from '../../platform/auth/caller.ts';
import { Endpoint } from '../../platform/http/endpoint.decorator.ts';
import { Input } from '../../platform/http/input.decorator.ts';
import { MentionableMembersService } from '../users/mentionable-members.service.ts';
import { CommentModerationService } from './comment-moderation.service.ts';
import { CommentReadingService } from './comment-reading.service.ts';
import { CommentsService } from './comments.service.ts';

@Controller()
export class CommentsController {
  constructor(
    private readonly comments: CommentsService,
    private readonly reading: CommentReadingService,
    private readonly moderation: CommentModerationService,
    private readonly members: MentionableMembersService,
  ) {}

  @Endpoint('GET /api/articles/:id/comments')
  list(
    @CurrentCaller() caller: Caller,
    @Input() { params, query }: EndpointInput<'GET /api/articles/:id/comments'>,
  ): Promise<EndpointAnswer<'GET /api/articles/:id/comments'>> {
    return this.reading.list(caller, 'article', params.id, query);
  }

  @Endpoint('POST /api/articles/:id/comments')
  write(
    @CurrentCaller() caller: Caller,
    @Input() { params, body }: EndpointInput<'POST /api/articles/:id/comments'>,
  ): Promise<EndpointAnswer<'POST /api/articles/:id/comments'>> {
    return this.comments.write(caller, 'article', params.id, body);
  }

  @Endpoint('GET /api/events/:id/comments')
  listOfEvent(
    @CurrentCaller() caller: Caller,
    @Input() { params, query }: EndpointInput<'GET /api/events/:id/comments'>,
  ): Promise<EndpointAnswer<'GET /api/events/:id/comments'>> {
    return this.reading.list(caller, 'event', params.id, query);
  }

  @Endpoint('POST /api/events/:id/comments')
  writeToEvent(
    @CurrentCaller() caller: Caller,
    @Input() { params, body }: EndpointInput<'POST /api/events/:id/comments'>,
  ): Promise<EndpointAnswer<'POST /api/events/:id/comments'>> {
    return this.comments.write(caller, 'event', params.id, body);
  }

  @Endpoint('PUT /api/comments/:id')
  change(
    @CurrentCaller() caller: Caller,
    @Input() { params, body }: EndpointInput<'PUT /api/comments/:id'>,
  ): Promise<EndpointAnswer<'PUT /api/comments/:id'>> {
    return this.comments.change(caller, params.id, body.text);
  }

  @Endpoint('DELETE /api/comments/:id')
  remove(
    @CurrentCaller() caller: Caller,
    @Input() { params, query }: EndpointInput<'DELETE /api/comments/:id'>,
  ): Promise<void> {
    return this.comments.remove(caller, params.id, query.version);
  }

  @Endpoint('POST /api/comments/:id/report')
  report(
    @CurrentCaller() caller: Caller,
    @Input() { params, body }: EndpointInput<'POST /api/comments/:id/report'>,
  ): Promise<void> {
    return this.comments.report(caller, params.id, body);
  }

  @Endpoint('GET /api/comments/mentionable')
  async mentionable(
    @Input() { query }: EndpointInput<'GET /api/comments/mentionable'>,
  ): Promise<EndpointAnswer<'GET /api/comments/mentionable'>> {
    return { items: await this.members.search(query.search) };
  }

  @Endpoint('GET /api/comments/queue')
  queue(
    @CurrentCaller() caller: Caller,
    @Input() { query }: EndpointInput<'GET /api/comments/queue'>,
  ): Promise<EndpointAnswer<'GET /api/comments/queue'>> {
    return this.moderation.queue(caller, query);
  }

  @Endpoint('GET /api/comments/:id/case')
  findCase(
    @CurrentCaller() caller: Caller,
    @Input() { params }: EndpointInput<'GET /api/comments/:id/case'>,
  ): Promise<EndpointAnswer<'GET /api/comments/:id/case'>> {
    return this.moderation.findCase(caller, params.id);
  }

  @Endpoint('POST /api/comments/:id/moderation')
  decide(
    @CurrentCaller() caller: Caller,
    @Input() { params, body }: EndpointInput<'POST /api/comments/:id/moderation'>,
  ): Promise<EndpointAnswer<'POST /api/comments/:id/moderation'>> {
    return this.moderation.decide(caller, params.id, body);
  }
}
