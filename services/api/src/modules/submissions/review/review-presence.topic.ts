import { Injectable, type OnModuleInit } from '@nestjs/common';
import { LiveTopics } from '../../live/live-topics.service.ts';
import { Presence } from '../../presence/presence.service.ts';
import { ReviewAccessService } from './review-access.service.ts';

/** Live topic with the other reviewers who have a submission open. Not available for one's own submission. */
@Injectable()
export class ReviewPresenceTopic implements OnModuleInit {
  constructor(
    private readonly live: LiveTopics,
    private readonly reviews: ReviewAccessService,
    private readonly presence: Presence,
  ) {}

  onModuleInit(): void {
    this.live.serve('reviews/:id/presence', async ({ caller, params, window, send, onEnd }) => {
      await this.reviews.find(caller, params.id);
      const visit = { on: `review:${params.id}`, userId: caller.id, window };
      onEnd(this.presence.join(visit, (here) => send('here', here)));
    });
  }
}
