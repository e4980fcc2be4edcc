import type { NotificationType } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { Jobs } from '../../platform/jobs/jobs.ts';
import { EventsRepository } from './events.repository.ts';
import { audienceText, type NotificationAudience } from './notification-audiences.service.ts';
import { NotificationSignalsService } from './notification-signals.service.ts';

/** The job that fans events out to their recipients. Its name is stored in the queue of every installation. */
export const FAN_OUT = 'notifications.tell';

/** An event that members are notified of. It holds facts; the wording is chosen when it is read or sent. */
export interface Announcement {
  type: NotificationType;
  /** What the event is about, as its module names it. Events are withdrawn and merged by type and subject. */
  subject: string;
  /** The member who is named as the actor; null for nobody. */
  actorId: string | null;
  /** The only recipient: null once they have left. Absent: every member who may know. */
  recipientId?: string | null;
  /** The only members who are notified, if they aren't one or all. */
  audience?: NotificationAudience;
  /** Further members who are not notified. The actor never is. */
  excludedUserIds?: readonly string[];
  title: string;
  publishAt?: Date | null;
  /** The zone of `publishAt`: recipients without one of their own get the time in it. */
  zone?: string | null;
  /** The path that the notification links to. */
  href: string;
  demo?: boolean;
}

/** The interface of notifications for other modules. Call both methods inside the transaction that makes the change. */
@Injectable()
export class NotificationsService {
  constructor(
    private readonly events: EventsRepository,
    private readonly jobs: Jobs,
    private readonly signals: NotificationSignalsService,
  ) {}

  /** Writes the event to the outbox; recipients are notified after the commit. An event whose only recipient is its actor is dropped. */
  async announce({
    actorId,
    recipientId,
    excludedUserIds = [],
    publishAt,
    zone,
    demo,
    audience,
    ...event
  }: Announcement): Promise<void> {
    if (recipientId === null || (recipientId !== undefined && recipientId === actorId)) return;
    await this.events.insert({
      ...event,
      actorId,
      recipientId: recipientId ?? null,
      excludedUserIds: actorId === null ? [...excludedUserIds] : [actorId, ...excludedUserIds],
      publishAt: publishAt ?? null,
      zone: zone ?? null,
      demo: demo ?? false,
      audience: audience ? audienceText(audience) : null,
    });
    // The job guarantees the fan-out. The signal starts it before the queue is polled.
    await this.jobs.send(FAN_OUT, { at: new Date() });
    await this.signals.announced();
  }

  /** Ends the fan-out of the events of a subject, and removes their unread notifications and unsent deliveries. */
  async withdraw(type: NotificationType, subject: string): Promise<void> {
    if (await this.events.withdraw(type, subject)) await this.signals.manyChanged();
  }
}
