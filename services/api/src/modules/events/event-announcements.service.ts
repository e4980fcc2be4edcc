import type { NotificationType, RsvpStatus } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { FeedService } from '../feed/feed.service.ts';
import { NotificationsService } from '../notifications/notifications.service.ts';
import { EVERYONE } from './event-access.policy.ts';
import { GUESTS, guestsText, HOSTS } from './event-audience.ts';
import type { OccurrenceRow } from './event-occurrences.table.ts';
import type { EventCardRow } from './events.table.ts';
import { EventInboxService } from './plans/event-inbox.service.ts';

type Told = Extract<NotificationType, `event.${string}`>;
const COMING: readonly RsvpStatus[] = ['going', 'maybe'];

interface ToGuests {
  /** Unique key of the announcement. */
  about: string;
  actorId: string | null;
  title: string;
  /** Dates whose guests are notified, once per member. */
  dates: readonly Pick<OccurrenceRow, 'id' | 'startsAt'>[];
  statuses?: readonly RsvpStatus[];
  demo?: boolean;
  /** Zone of the event, for messages with the start of the first date. */
  startIn?: string;
}

/** Notifies members about events, and shows events in the community strip. */
@Injectable()
export class EventAnnouncementsService {
  constructor(
    private readonly notifications: NotificationsService,
    private readonly feed: FeedService,
    private readonly inbox: EventInboxService,
  ) {}

  /** Notifies the hosts of the decision on their proposal. */
  async decided(
    type: 'event.published' | 'event.declined',
    event: EventCardRow,
    dateId: string,
    actorId: string,
  ): Promise<void> {
    await this.notifications.announce({
      type,
      subject: `event:${event.id}:${event.version}`,
      actorId,
      title: event.title,
      audience: { name: HOSTS, of: event.id },
      href: hrefOf(dateId),
      demo: event.demo,
    });
  }

  async toGuests(
    type: Exclude<Told, 'event.published' | 'event.declined' | 'event.invited' | 'event.promoted'>,
    { about, actorId, title, dates, statuses = COMING, demo = false, startIn }: ToGuests,
  ): Promise<void> {
    const [first] = dates;
    if (!first) return;
    const of = guestsText(
      statuses,
      dates.map(({ id }) => id),
    );
    await this.notifications.announce({
      type,
      subject: `event:${about}`,
      actorId,
      title,
      demo,
      audience: { name: GUESTS, of },
      href: hrefOf(first.id),
      publishAt: startIn === undefined ? null : first.startsAt,
      zone: startIn ?? null,
    });
  }

  /** Notifies guests of a new time or place of their dates. */
  async moved(
    { id, version, zone, demo }: Pick<EventCardRow, 'id' | 'version' | 'zone' | 'demo'>,
    { actorId, title, dates }: { actorId: string; title: string; dates: readonly OccurrenceRow[] },
  ): Promise<void> {
    await this.toGuests('event.changed', {
      about: `${id}:${version}`,
      actorId,
      title,
      dates,
      demo,
      startIn: zone,
    });
  }

  /** Notifies members of an invitation to host an event. */
  async invited(
    { id, title, demo }: Pick<EventCardRow, 'id' | 'title' | 'demo'>,
    { dateId, actorId, memberIds }: { dateId: string; actorId: string; memberIds: readonly string[] },
  ): Promise<void> {
    for (const recipientId of memberIds)
      await this.notifications.announce({
        type: 'event.invited',
        subject: `event:${id}`,
        actorId,
        recipientId,
        title,
        href: hrefOf(dateId),
        demo,
      });
  }

  /** Notifies a member of their promotion from the waitlist. */
  async promoted(date: OccurrenceRow, title: string, memberId: string): Promise<void> {
    await this.notifications.announce({
      type: 'event.promoted',
      subject: `event:${date.id}`,
      actorId: null,
      recipientId: memberId,
      title,
      href: hrefOf(date.id),
      demo: date.demo,
    });
  }

  /** Shows a public event in the community strip while it is published, and updates the inbox item of a proposal. */
  async show(event: EventCardRow, dateId: string): Promise<void> {
    if (event.state === 'pending') await this.inbox.proposed(event);
    if (event.state !== 'published' || !event.audience.includes(EVERYONE)) return this.hide(event);
    const { id, title, summary, createdBy, demo } = event;
    await this.feed.put({
      source: sourceOf(id),
      kind: 'event',
      title,
      body: summary,
      href: hrefOf(dateId),
      authorId: createdBy,
      demo,
    });
  }

  async hide({ id }: Pick<EventCardRow, 'id'>): Promise<void> {
    await this.feed.withdraw(sourceOf(id));
  }
}

/** Returns the path of a date's page. */
export function hrefOf(dateId: string): string {
  return `/events/${dateId}`;
}

function sourceOf(eventId: string): string {
  return `event:${eventId}`;
}
