import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ApiError } from '../../platform/errors/api-error.ts';
import { LiveTopicsService } from '../live/live-topics.service.ts';
import { PresenceService } from '../presence/presence.service.ts';
import { ArticleAccessService } from './article-access.service.ts';
import { mayEdit } from './article-states.policy.ts';

/** Live topic with the other editors who have an article open. */
@Injectable()
export class ArticlePresenceTopic implements OnModuleInit {
  constructor(
    private readonly live: LiveTopicsService,
    private readonly access: ArticleAccessService,
    private readonly presence: PresenceService,
  ) {}

  onModuleInit(): void {
    this.live.serve('articles/:id/presence', async ({ caller, params, window, send, onEnd }) => {
      const article = await this.access.find(caller, params.id);
      if (!mayEdit(caller, article)) throw new ApiError('ACCESS_DENIED');
      const visit = { on: `article:${params.id}`, userId: caller.id, window };
      onEnd(this.presence.join(visit, (here) => send('here', here)));
    });
  }
}
