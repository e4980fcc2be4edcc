import { Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { ProcessEvents } from '../../platform/process-events/process-events.ts';
import type { LiveTopic } from '../live/live-topic.ts';
import { LiveTopics } from '../live/live-topics.service.ts';
import { SubmissionAccess } from './applicant/submission-access.service.ts';
import { ReviewAccess } from './review/review-access.service.ts';
import { NEWS_CHANNELS } from './submission-news.service.ts';

/** What is changed within this time is one change of the queue, which every reviewer then reads again. */
const QUEUE_PAUSE_MS = 300;

/** Tells pages that a submission, or the queue, is different. The queue doesn't say which one: it may be the listener's own. */
@Injectable()
export class SubmissionNewsTopics implements OnModuleInit, OnModuleDestroy {
  private forApplicant: LiveTopic<'submissions/:id'> | undefined;
  private forReviewers: LiveTopic<'reviews/:id'> | undefined;
  private queue: LiveTopic<'reviews'> | undefined;
  private queueTimer: NodeJS.Timeout | undefined;

  constructor(
    private readonly live: LiveTopics,
    private readonly submissions: SubmissionAccess,
    private readonly reviews: ReviewAccess,
    events: ProcessEvents,
  ) {
    events.on(NEWS_CHANNELS.all, (id) => {
      tell(this.forApplicant, id);
      this.tellReviewers(id);
    });
    events.on(NEWS_CHANNELS.staff, (id) => this.tellReviewers(id));
  }

  onModuleInit(): void {
    this.forApplicant = this.live.serve('submissions/:id', async ({ caller, params }) => {
      await this.submissions.find(caller, params.id);
    });
    this.forReviewers = this.live.serve('reviews/:id', async ({ caller, params }) => {
      await this.reviews.find(caller, params.id);
    });
    this.queue = this.live.serve('reviews', async () => {});
  }

  onModuleDestroy(): void {
    clearTimeout(this.queueTimer);
  }

  private tellReviewers(id: string | undefined): void {
    tell(this.forReviewers, id);
    this.queueTimer ??= setTimeout(() => {
      this.queueTimer = undefined;
      void this.queue?.broadcast('changed', {});
    }, QUEUE_PAUSE_MS).unref();
  }
}

/** @param id undefined when messages were missed: any of them may be different. */
function tell(topic: LiveTopic<'submissions/:id'> | LiveTopic<'reviews/:id'> | undefined, id?: string): void {
  void (id === undefined ? topic?.broadcastToAll('changed', {}) : topic?.broadcast('changed', {}, { id }));
}
