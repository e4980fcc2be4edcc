import { Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { ProcessEvents } from '../../platform/process-events/process-events.ts';
import type { LiveTopic } from '../live/live-topic.ts';
import { LiveTopicsService } from '../live/live-topics.service.ts';
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
export class SubmissionTopics implements OnModuleInit, OnModuleDestroy {
  private forApplicant: LiveTopic<'submissions/:id'> | undefined;
  private forReviewers: LiveTopic<'reviews/:id'> | undefined;
  private queue: LiveTopic<'reviews'> | undefined;
  private queueTimer: NodeJS.Timeout | undefined;

  constructor(
    private readonly live: LiveTopicsService,
    private readonly submissions: SubmissionAccessService,
    private readonly reviews: ReviewAccessService,
    private readonly presence: PresenceService,
    events: ProcessEvents,
  ) {
    events.on(SUBMISSION_CHANNELS.all, (id) => {
      broadcast(this.forApplicant, id);
      this.notifyReviewers(id);
    });
    events.on(SUBMISSION_CHANNELS.staff, (id) => this.notifyReviewers(id));
  }

  onModuleInit(): void {
    this.forApplicant = this.live.serve('submissions/:id', async ({ caller, params }) => {
      await this.submissions.find(caller, params.id);
    });
    this.forReviewers = this.live.serve('reviews/:id', async ({ caller, params }) => {
      await this.reviews.find(caller, params.id);
    });
    this.queue = this.live.serve('reviews', async () => {});
    this.live.serve('reviews/:id/presence', async ({ caller, params, window, send, onEnd }) => {
      await this.reviews.find(caller, params.id);
      const visit = { on: `review:${params.id}`, userId: caller.id, window };
      onEnd(this.presence.join(visit, (here) => send('here', here)));
    });
  }

  onModuleDestroy(): void {
    clearTimeout(this.queueTimer);
  }

  private notifyReviewers(id: string | undefined): void {
    broadcast(this.forReviewers, id);
    this.queueTimer ??= setTimeout(() => {
      this.queueTimer = undefined;
      void this.queue?.broadcast('changed', {});
    }, QUEUE_PAUSE_MS).unref();
  }
}

/** @param id undefined when messages were missed: any of them may have changed. */
function broadcast(
  topic: LiveTopic<'submissions/:id'> | LiveTopic<'reviews/:id'> | undefined,
  id?: string,
): void {
  void (id === undefined ? topic?.broadcastToAll('changed', {}) : topic?.broadcast('changed', {}, { id }));
}
