import {
  type CommunityEvent,
  type EndpointAnswer,
  type EndpointInput,
  EVENT_LIMITS,
} from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/auth/caller.ts';
import { Database } from '../../../platform/database/database.ts';
import { ApiError, invalidField } from '../../../platform/errors/api-error.ts';
import { HandlesService } from '../../users/handles.service.ts';
import { MentionableMembersService } from '../../users/mentionable-members.service.ts';
import { toPerson } from '../event.view.ts';
import { hostingRefusal, isHost, isInvited, mayStopHosting } from '../event-access.policy.ts';
import { EventAccessService } from '../event-access.service.ts';
import { EventsRepository } from '../events.repository.ts';
import { EventsService } from '../pages/events.service.ts';

/** Hosts of events: their choice, and their own decisions to accept or decline an invitation, and to leave. */
@Injectable()
export class EventHostsService {
  constructor(
    private readonly database: Database,
    private readonly access: EventAccessService,
    private readonly events: EventsRepository,
    private readonly handles: HandlesService,
    private readonly mentionable: MentionableMembersService,
    private readonly views: EventsService,
  ) {}

  /** Returns members who show their page to others: hidden members can't be found by name. */
  async candidates({
    search,
  }: EndpointInput<'GET /api/events/host-candidates'>['query']): Promise<
    EndpointAnswer<'GET /api/events/host-candidates'>
  > {
    return { items: (await this.mentionable.search(search)).map(toPerson) };
  }

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

  /** Returns the hosts: the creator unless they were deleted, then the others. @throws EVENT_HOST_UNKNOWN */
  async idsOf(handles: readonly string[], makerId: string | null): Promise<string[]> {
    const ids = new Set(makerId === null ? [] : [makerId]);
    for (const [at, handle] of handles.entries()) {
      const member = await this.handles.find(handle);
      if (!member || member === 'closed' || member.accountState === 'banned')
        throw new ApiError('EVENT_HOST_UNKNOWN', {
          fields: [{ path: `body.hosts.${at}`, message: 'Member not found.' }],
        });
      ids.add(member.id);
    }
    if (ids.size === 0) throw invalidField('body.hosts', 'Choose at least one host.');
    if (ids.size > EVENT_LIMITS.hosts)
      throw invalidField('body.hosts', `Choose at most ${EVENT_LIMITS.hosts} hosts, including the creator.`);
    return [...ids];
  }

  /**
   * Sets the hosts of an event. Members who haven't agreed yet are invited. Must run in the transaction that has locked the event.
   * @param wanted intended hosts, in order.
   * @param agreed current hosts, and the caller.
   * @returns members who need an invitation.
   */
  async set(
    eventId: string,
    wanted: readonly string[],
    agreed: readonly (string | null)[],
  ): Promise<string[]> {
    this.database.requireTransaction();
    const invited = wanted.filter((id) => !agreed.includes(id));
    await this.events.setHosts(
      eventId,
      wanted.filter((id) => agreed.includes(id)),
    );
    await this.events.setInvitations(eventId, invited);
    return invited;
  }
}
