import type { CommunityEvent } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/auth/caller.ts';
import { Database } from '../../../platform/database/database.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { hostingRefusal, isHost, isInvited, mayStopHosting } from '../event-access.policy.ts';
import { EventAccessService } from '../event-access.service.ts';
import { EventsRepository } from '../events.repository.ts';
import { EventsService } from '../pages/events.service.ts';

/** Decisions of hosts: accepting or declining an invitation, and leaving. */
@Injectable()
export class EventHosting {
  constructor(
    private readonly database: Database,
    private readonly access: EventAccessService,
    private readonly events: EventsRepository,
    private readonly views: EventsService,
  ) {}

  /**
   * Makes the invited caller a host of the event. Idempotent.
   * @throws EVENT_NOT_FOUND, EVENT_STATE_REFUSED once the event is over or canceled, ACCESS_DENIED without an invitation
   */
  accept(caller: Caller, id: string): Promise<CommunityEvent> {
    return this.database.transaction(async () => {
      const found = await this.access.lockEvent(caller, id);
      if (isHost(caller, found)) return this.views.present(caller, found);
      const refusal = hostingRefusal(caller, found, new Date());
      if (refusal) throw new ApiError(refusal);
      const { event, hostIds, invitedIds } = found;
      await this.events.setInvitations(
        event.id,
        invitedIds.filter((invitedId) => invitedId !== caller.id),
      );
      await this.events.setHosts(event.id, [...hostIds, caller.id]);
      await this.events.update(event.id, {});
      return this.views.presentAgain(caller, id);
    });
  }

  /**
   * Declines the invitation to host an event, or stops hosting it. The creator stays a host.
   * @throws EVENT_NOT_FOUND, ACCESS_DENIED
   */
  leave(caller: Caller, id: string): Promise<void> {
    return this.database.transaction(async () => {
      const found = await this.access.lockEvent(caller, id);
      const { event, hostIds, invitedIds } = found;
      const others = (ids: readonly string[]) => ids.filter((other) => other !== caller.id);
      if (isInvited(caller, found)) await this.events.setInvitations(event.id, others(invitedIds));
      else if (mayStopHosting(caller, found, event.createdBy))
        await this.events.setHosts(event.id, others(hostIds));
      else throw new ApiError('ACCESS_DENIED');
      await this.events.update(event.id, {});
    });
  }
}
