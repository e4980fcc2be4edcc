import type { EndpointAnswer, EndpointInput } from '@boardwalk/contracts';
import { Controller } from '@nestjs/common';
import { type Caller, CurrentCaller } from '../../../platform/auth/caller.ts';
import { Endpoint } from '../../../platform/http/endpoint.decorator.ts';
import { Input } from '../../../platform/http/input.decorator.ts';
import { SubmissionMessagesService } from '../submission-messages.service.ts';
import { ClaimsService } from './claims.service.ts';
import { ReviewAccessService } from './review-access.service.ts';
import { ReviewQueueService } from './review-queue.service.ts';
import { ReviewsService } from './reviews.service.ts';

@Controller()
export class ReviewsController {
  constructor(
    private readonly queue: ReviewQueueService,
    private readonly access: ReviewAccessService,
    private readonly claims: ClaimsService,
    private readonly reviews: ReviewsService,
    private readonly messages: SubmissionMessagesService,
  ) {}

  @Endpoint('GET /api/reviews')
  list(
    @CurrentCaller() caller: Caller,
    @Input() { query }: EndpointInput<'GET /api/reviews'>,
  ): Promise<EndpointAnswer<'GET /api/reviews'>> {
    return this.queue.list(caller, query);
  }

  @Endpoint('GET /api/reviews/counts')
  counts(@CurrentCaller() caller: Caller): Promise<EndpointAnswer<'GET /api/reviews/counts'>> {
    return this.queue.counts(caller);
  }

  @Endpoint('GET /api/reviewers')
  reviewers(): Promise<EndpointAnswer<'GET /api/reviewers'>> {
    return this.queue.reviewers();
  }

  @Endpoint('GET /api/reviews/:id')
  find(
    @CurrentCaller() caller: Caller,
    @Input() { params }: EndpointInput<'GET /api/reviews/:id'>,
  ): Promise<EndpointAnswer<'GET /api/reviews/:id'>> {
    return this.access.findReview(caller, params.id);
  }

  @Endpoint('PUT /api/reviews/:id/claim')
  claim(
    @CurrentCaller() caller: Caller,
    @Input() { params, body }: EndpointInput<'PUT /api/reviews/:id/claim'>,
  ): Promise<EndpointAnswer<'PUT /api/reviews/:id/claim'>> {
    return this.claims.claim(caller, params.id, body);
  }

  @Endpoint('DELETE /api/reviews/:id/claim')
  release(
    @CurrentCaller() caller: Caller,
    @Input() { params }: EndpointInput<'DELETE /api/reviews/:id/claim'>,
  ): Promise<void> {
    return this.claims.release(caller, params.id);
  }

  @Endpoint('POST /api/reviews/assign')
  assign(
    @CurrentCaller() caller: Caller,
    @Input() { body }: EndpointInput<'POST /api/reviews/assign'>,
  ): Promise<EndpointAnswer<'POST /api/reviews/assign'>> {
    return this.claims.assign(caller, body);
  }

  @Endpoint('PUT /api/reviews/:id/score')
  score(
    @CurrentCaller() caller: Caller,
    @Input() { params, body }: EndpointInput<'PUT /api/reviews/:id/score'>,
  ): Promise<EndpointAnswer<'PUT /api/reviews/:id/score'>> {
    return this.reviews.score(caller, params.id, body);
  }

  @Endpoint('GET /api/reviews/:id/notes')
  listNotes(
    @CurrentCaller() caller: Caller,
    @Input() { params, query }: EndpointInput<'GET /api/reviews/:id/notes'>,
  ): Promise<EndpointAnswer<'GET /api/reviews/:id/notes'>> {
    return this.reviews.listNotes(caller, params.id, query);
  }

  @Endpoint('POST /api/reviews/:id/notes')
  writeNote(
    @CurrentCaller() caller: Caller,
    @Input() { params, body }: EndpointInput<'POST /api/reviews/:id/notes'>,
  ): Promise<EndpointAnswer<'POST /api/reviews/:id/notes'>> {
    return this.reviews.writeNote(caller, params.id, body.text);
  }

  @Endpoint('GET /api/reviews/:id/messages')
  listMessages(
    @CurrentCaller() caller: Caller,
    @Input() { params, query }: EndpointInput<'GET /api/reviews/:id/messages'>,
  ): Promise<EndpointAnswer<'GET /api/reviews/:id/messages'>> {
    return this.messages.listForReviewer(caller, params.id, query);
  }

  @Endpoint('POST /api/reviews/:id/messages')
  writeMessage(
    @CurrentCaller() caller: Caller,
    @Input() { params, body }: EndpointInput<'POST /api/reviews/:id/messages'>,
  ): Promise<EndpointAnswer<'POST /api/reviews/:id/messages'>> {
    return this.messages.writeAsReviewer(caller, params.id, body.text);
  }
}
