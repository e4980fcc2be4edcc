import { type EndpointAnswer, type EndpointInput, EVENT_LIMITS } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/auth/caller.ts';
import { Database } from '../../../platform/database/database.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { RsvpsRepository } from '../answers/rsvps.repository.ts';
import { storedStateOf } from '../event-access.policy.ts';
import { EventAccessService } from '../event-access.service.ts';
import { EventAnnouncementsService } from '../event-announcements.service.ts';
import { EventMessagesRepository } from './event-messages.repository.ts';

type Message = EndpointInput<'POST /api/events/:id/messages'>['body'];
type Sent = EndpointAnswer<'POST /api/events/:id/messages'>;

/** Messages of hosts to their guests. The date is locked, so that concurrent messages can't exceed the limit. */
@Injectable()
export class GuestMessages {
  constructor(
    private readonly database: Database,
    private readonly access: EventAccessService,
    private readonly messages: EventMessagesRepository,
    private readonly rsvps: RsvpsRepository,
    private readonly announcements: EventAnnouncementsService,
  ) {}

  /** @throws EVENT_NOT_FOUND, ACCESS_DENIED, EVENT_STATE_REFUSED when it isn't open for guests, EVENT_MESSAGES_SPENT */
  send(caller: Caller, id: string, { text, to }: Message): Promise<Sent> {
    return this.database.transaction(async () => {
      const { event, date } = await this.access.lockRunDate(caller, id);
      const state = storedStateOf(event, date);
      if (state !== 'published' && state !== 'cancelled') throw new ApiError('EVENT_STATE_REFUSED');
      const sent = await this.messages.countToday(id);
      if (sent >= EVENT_LIMITS.messagesADay) throw new ApiError('EVENT_MESSAGES_SPENT');
      const about = await this.messages.insert({ occurrenceId: id, authorId: caller.id, text });
      const title = `${date.overrides.title ?? event.title}: ${text}`;
      await this.announcements.toGuests('event.message', {
        about,
        actorId: caller.id,
        title,
        dates: [date],
        statuses: to,
        demo: date.demo,
      });
      return { receivers: await this.rsvps.countOf(id, to), left: EVENT_LIMITS.messagesADay - sent - 1 };
    });
  }
}
