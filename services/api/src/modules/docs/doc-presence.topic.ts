import { Injectable } from '@nestjs/common';
import { ApiError } from '../../platform/errors/api-error.ts';
import { ServesTopic } from '../live/serves-topic.decorator.ts';
import type { Subscriber } from '../live/subscriber.ts';
import { PresenceService } from '../presence/presence.service.ts';
import { DocsRepository } from './docs.repository.ts';

/** Live topic with the writers who have a page open in the editor. Access is the same for all pages. */
@Injectable()
export class DocPresenceTopic {
  constructor(
    private readonly docs: DocsRepository,
    private readonly presence: PresenceService,
  ) {}

  @ServesTopic('docs/:id/presence')
  async serve({ caller, params, window, send, onEnd }: Subscriber<'docs/:id/presence'>): Promise<void> {
    if (!(await this.docs.findById(params.id))) throw new ApiError('DOC_NOT_FOUND');
    const visit = { on: `doc:${params.id}`, userId: caller.id, window };
    onEnd(this.presence.join(visit, (here) => send('here', here)));
  }
}
