import { Injectable } from '@nestjs/common';
import { sql } from 'drizzle-orm';
import { Database } from '../../platform/database/database.ts';
import { MemberData, type MemberDataOwner } from '../../platform/member-data/member-data.ts';
import { declare, impersonal, type LeavingMember } from '../../platform/member-data/member-table.ts';
import { forgetMentions } from '../../platform/member-data/rich-text-mentions.ts';
import { eventCalendarLinks, eventMessages, eventReminders, eventRsvps } from './event-guests.table.ts';
import { eventOccurrences } from './event-occurrences.table.ts';
import { EventsRepository } from './events.repository.ts';
import { eventHostInvitations, eventHosts, events } from './events.table.ts';
import { EventPicturesService } from './plans/event-pictures.service.ts';

/** Events of members, with their hosts and guests. */
const EVENT_TABLES = [
  declare(eventMessages, {
    names: { authorId: 'own' },
    exported: ['occurrenceId', 'text', 'at'],
    leaving: { stays: 'Guests have read the message. It stays without its author.' },
  }),
  declare(eventRsvps, {
    names: { userId: 'own' },
    exported: ['occurrenceId', 'status', 'answeredAt', 'attendedAt'],
    leaving: 'deleted',
  }),
  declare(eventCalendarLinks, {
    names: { userId: 'own' },
    exported: ['madeAt', 'readAt'],
    leaving: 'deleted',
  }),
  declare(events, {
    names: { createdBy: 'own', decidedBy: 'acted' },
    exported: [
      'title',
      'summary',
      'body',
      'category',
      'startsAt',
      'zone',
      'minutes',
      'days',
      'until',
      'place',
      'capacity',
      'audience',
      'state',
      'note',
      'createdAt',
    ],
    leaving: { stays: 'Other members attend the event. It stays without its creator.' },
  }),
  declare(eventHosts, { names: { userId: 'own' }, exported: ['eventId'], leaving: 'deleted' }),
  declare(eventHostInvitations, {
    names: { userId: 'own' },
    exported: ['eventId', 'invitedAt'],
    leaving: 'deleted',
  }),
  impersonal(eventOccurrences, 'The dates of events, with the numbers of guests.'),
  impersonal(eventReminders, 'Reminders of dates that were sent.'),
];

@MemberData({ tables: EVENT_TABLES })
@Injectable()
export class EventsMemberData implements MemberDataOwner {
  constructor(
    private readonly database: Database,
    private readonly events: EventsRepository,
    private readonly pictures: EventPicturesService,
  ) {}

  /** Deletes the member's drafts without other hosts, and removes mentions of the member from texts of others. */
  async erase({ id }: LeavingMember): Promise<void> {
    for (const draft of await this.events.lockOwnDrafts(id)) {
      await this.pictures.forget(draft.id, draft.dateIds);
      await this.events.remove(draft.id);
    }
    await forgetMentions(
      this.database,
      {
        table: events,
        key: [events.id],
        body: events.body,
        store: (body) => sql`body = ${JSON.stringify(body)}::jsonb, version = version + 1`,
      },
      id,
    );
    await forgetMentions(
      this.database,
      {
        table: eventOccurrences,
        key: [eventOccurrences.id],
        body: sql`${eventOccurrences.overrides} -> 'body'`,
        store: (body) => sql`overrides = jsonb_set(overrides, '{body}', ${JSON.stringify(body)}::jsonb)`,
      },
      id,
    );
  }
}
