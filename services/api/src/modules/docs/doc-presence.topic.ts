import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ApiError } from '../../platform/errors/api-error.ts';
import { LiveTopicsService } from '../live/live-topics.service.ts';
import { PresenceService } from '../presence/presence.service.ts';
import { DocsRepository } from './docs.repository.ts';

/** Live topic with the writers who have a page open in the editor. Access is the same for all pages. */
@Injectable()
export class DocPresenceTopic implements OnModuleInit {
  constructor(
    private readonly live: LiveTopicsService,
    private readonly docs: DocsRepository,
    private readonly presence: PresenceService,
  ) {}

  onModuleInit(): void {
    this.live.serve('docs/:id/presence', async ({ caller, params, window, send, onEnd }) => {
      if (!(await this.docs.findById(params.id))) throw new ApiError('DOC_NOT_FOUND');
      const visit = { on: `doc:${params.id}`, userId: caller.id, window };
      onEnd(this.presence.join(visit, (here) => send('here', here)));
    });
  }
}
