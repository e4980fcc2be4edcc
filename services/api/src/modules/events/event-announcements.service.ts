import type { NotificationType, RsvpStatus } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { FeedService } from '../feed/feed.service.ts';
import { NotificationAudiences } from '../notifications/notification-audiences.service.ts';
import { NotificationsService } from '../notifications/notifications.service.ts';
import { EVERYONE } from './event-access.policy.ts';
import { GUESTS, guestsOf, guestsText, HOSTS, hostsOf } from './event-audience.ts';
import type { OccurrenceRow } from './event-occurrences.table.ts';
import type { EventCardRow } from './events.table.ts';
import { EventInbox } from './plans/event-inbox.service.ts';

type Told = Extract<NotificationType, `event.${string}`>;
const COMING: readonly RsvpStatus[] = ['going', 'maybe'];

interface ToGuests {
  /** What makes this one announcement another than all before. */
  about: string;
  actorId: string | null;
  title: string;
  /** The dates whose guests are told, each member once. */
  dates: readonly Pick<OccurrenceRow, 'id' | 'startsAt'>[];
  statuses?: readonly RsvpStatus[];
  demo?: boolean;
  /** The event's zone, for messages that say when the first of the dates begins. */
  startIn?: string;
}

/** Who is told of what happens to an event, and where else it shows. Call each method inside the transaction of the change. */
@Injectable()
export class EventAnnouncements {
  constructor(
    private readonly notifications: NotificationsService,
    private readonly feed: FeedService,
    private readonly inbox: EventInbox,
    audiences: NotificationAudiences,
  ) {
    audiences.register(GUESTS, guestsOf);
    audiences.register(HOSTS, hostsOf);
  }

  /** The hosts hear how their proposal was decided. */
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

  /** Guests hear that time or place of their dates changed. */
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

  /** Members hear that they are asked to host an event. */
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

  /** Somebody has moved up from the line. */
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

  /** What everybody may see is in the community strip, as long as it isn't cancelled; a proposal is in the inbox as it reads now. */
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

/** The page of a date. */
export function hrefOf(dateId: string): string {
  return `/events/${dateId}`;
}

function sourceOf(eventId: string): string {
  return `event:${eventId}`;
}
