import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { ProcessEvents } from '../../platform/process-events/process-events.ts';
import type { LiveTopic } from '../live/live-topic.ts';
import { LiveTopicsService } from '../live/live-topics.service.ts';
import { ServesTopic } from '../live/serves-topic.decorator.ts';
import type { Subscriber } from '../live/subscriber.ts';
import { PresenceService } from '../presence/presence.service.ts';
import { SubmissionAccessService } from './applicant/submission-access.service.ts';
import { ReviewAccessService } from './review/review-access.service.ts';
import { SUBMISSION_CHANNELS } from './submission-changes.service.ts';

/** Changes of the queue within this time are sent as one, because every reviewer reloads the queue after it. */
const QUEUE_PAUSE_MS = 300;

/**
 * Live topics of a submission, of the queue, and of the reviewers who have a submission open. The queue's events don't name the submission, because
 * it may be the subscriber's own.
 */
@Injectable()
export class SubmissionTopics implements OnModuleDestroy {
  private readonly forApplicant: LiveTopic<'submissions/:id'>;
  private readonly forReviewers: LiveTopic<'reviews/:id'>;
  private readonly queue: LiveTopic<'reviews'>;
  private queueTimer: NodeJS.Timeout | undefined;

  constructor(
    private readonly submissions: SubmissionAccessService,
    private readonly reviews: ReviewAccessService,
    private readonly presence: PresenceService,
    topics: LiveTopicsService,
    events: ProcessEvents,
  ) {
    this.forApplicant = topics.of('submissions/:id');
    this.forReviewers = topics.of('reviews/:id');
    this.queue = topics.of('reviews');
    events.on(SUBMISSION_CHANNELS.all, (id) => {
      broadcast(this.forApplicant, id);
      this.notifyReviewers(id);
    });
    events.on(SUBMISSION_CHANNELS.staff, (id) => this.notifyReviewers(id));
  }

  @ServesTopic('submissions/:id')
  async serveApplicant({ caller, params }: Subscriber<'submissions/:id'>): Promise<void> {
    await this.submissions.find(caller, params.id);
  }

  @ServesTopic('reviews/:id')
  async serveReviewer({ caller, params }: Subscriber<'reviews/:id'>): Promise<void> {
    await this.reviews.find(caller, params.id);
  }

  /** The queue has no current state: a subscriber only receives changes. */
  @ServesTopic('reviews')
  async serveQueue(): Promise<void> {}

  @ServesTopic('reviews/:id/presence')
  async serveReviewPresence({
    caller,
    params,
    window,
    send,
    onEnd,
  }: Subscriber<'reviews/:id/presence'>): Promise<void> {
    await this.reviews.find(caller, params.id);
    const visit = { on: `review:${params.id}`, userId: caller.id, window };
    onEnd(this.presence.join(visit, (here) => send('here', here)));
  }

  onModuleDestroy(): void {
    clearTimeout(this.queueTimer);
  }

  private notifyReviewers(id: string | undefined): void {
    broadcast(this.forReviewers, id);
    this.queueTimer ??= setTimeout(() => {
      this.queueTimer = undefined;
      void this.queue.broadcast('changed', {});
    }, QUEUE_PAUSE_MS).unref();
  }
}

/** @param id undefined when messages were missed: any of them may have changed. */
function broadcast(topic: LiveTopic<'submissions/:id'> | LiveTopic<'reviews/:id'>, id?: string): void {
  void (id === undefined ? topic.broadcastToAll('changed', {}) : topic.broadcast('changed', {}, { id }));
}
