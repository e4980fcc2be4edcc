import { Injectable, Logger } from '@nestjs/common';
import { ProcessEvents } from '../../platform/process-events/process-events.ts';
import { LiveTopicsService } from '../live/live-topics.service.ts';
import { AssignmentsService } from '../users/assignments.service.ts';
import { ROLES_CHANNEL } from './definitions/role-directory.service.ts';

/** Ends live subscriptions as soon as a role is removed from a member, or loses a permission, because a stream lasts longer than a call. */
@Injectable()
export class ListeningRightsService {
  private readonly logger = new Logger('ListeningRights');

  constructor(
    private readonly topics: LiveTopicsService,
    private readonly assignments: AssignmentsService,
    events: ProcessEvents,
  ) {
    events.on(ROLES_CHANNEL, (id) => {
      // Without an id, messages were missed or a role itself has changed: the permissions of all members may differ.
      const ids = id ? [id] : this.topics.memberIds();
      this.review(ids).catch((error: unknown) => this.logger.warn(`Not reviewed: ${String(error)}`));
    });
  }

  private async review(ids: readonly string[]): Promise<void> {
    const listening = new Set(this.topics.memberIds());
    for (const id of ids.filter((one) => listening.has(one)))
      this.topics.review(id, (await this.assignments.findHolder(id))?.permissions ?? []);
  }
}
