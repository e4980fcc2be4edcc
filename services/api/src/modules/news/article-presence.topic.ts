import { Injectable } from '@nestjs/common';
import { ApiError } from '../../platform/errors/api-error.ts';
import { ServesTopic } from '../live/serves-topic.decorator.ts';
import type { Subscriber } from '../live/subscriber.ts';
import { PresenceService } from '../presence/presence.service.ts';
import { ArticleAccessService } from './article-access.service.ts';
import { mayEdit } from './article-states.policy.ts';

/** Live topic with the other editors who have an article open. */
@Injectable()
export class ArticlePresenceTopic {
  constructor(
    private readonly access: ArticleAccessService,
    private readonly presence: PresenceService,
  ) {}

  @ServesTopic('articles/:id/presence')
  async serve({ caller, params, window, send, onEnd }: Subscriber<'articles/:id/presence'>): Promise<void> {
    const article = await this.access.find(caller, params.id);
    if (!mayEdit(caller, article)) throw new ApiError('ACCESS_DENIED');
    const visit = { on: `article:${params.id}`, userId: caller.id, window };
    onEnd(this.presence.join(visit, (here) => send('here', here)));
  }
}
