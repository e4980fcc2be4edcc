import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ApiError } from '../../platform/errors/api-error.ts';
import { LiveTopics } from '../live/live-topics.service.ts';
import { Presence } from '../presence/presence.service.ts';
import { ArticleAccessService } from './article-access.service.ts';
import { mayEdit } from './article-states.policy.ts';

/** Live topic with the other editors who have an article open. */
@Injectable()
export class ArticlePresenceTopic implements OnModuleInit {
  constructor(
    private readonly live: LiveTopics,
    private readonly access: ArticleAccessService,
    private readonly presence: Presence,
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
