import type { NotificationType, SiteHealth } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.ts';
import { Jobs } from '../../platform/jobs/jobs.ts';
import { audienceText, type NotificationAudience } from './notification-audiences.service.ts';
import { NotificationEventsRepository } from './notification-events.repository.ts';
import { NotificationSignalsService } from './notification-signals.service.ts';
import type { AppNotice } from './notifications.table.ts';

/** Job that fans out events to their recipients. Its name is stored in the queue of every installation. */
export const FAN_OUT = 'notifications.tell';

/** Event of which members are notified. It contains facts; the text is rendered when it is read or sent. */
export interface Announcement {
  type: NotificationType;
  /** Subject of the event, named by its module. Events are withdrawn and merged by type and subject. */
  subject: string;
  /** Member who is named as the actor; null for none. */
  actorId: string | null;
  /** Only recipient; null after they are deleted. Absent: every member with access. */
  recipientId?: string | null;
  /** Audience, if recipients are neither one member nor all. */
  audience?: NotificationAudience;
  /** Further members who are not notified. The actor never is. */
  excludedUserIds?: readonly string[];
  title: string;
  publishAt?: Date | null;
  /** Zone of `publishAt`, for recipients without a zone of their own. */
  zone?: string | null;
  /** Path to which the notification links. */
  href: string;
  /** For `app.notice`: kind, sentence and default channels. */
  app?: AppNotice;
  demo?: boolean;
}

/** Events of which members are notified: announced and withdrawn by other modules, counted while they wait, and deleted when they are old. */
@Injectable()
export class NotificationsService {
  constructor(
    private readonly database: Database,
    private readonly events: NotificationEventsRepository,
    private readonly jobs: Jobs,
    private readonly signals: NotificationSignalsService,
  ) {}

  /**
   * Writes the event to the outbox; recipients are notified after the commit. An event whose only recipient is its actor is dropped. Must run inside
   * the transaction of the change that it announces.
   */
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
    this.database.requireTransaction();
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

  /** Whether an event of this type and subject was announced in the last 90 days. */
  isAnnounced(type: NotificationType, subject: string): Promise<boolean> {
    return this.events.exists(type, subject);
  }

  /**
   * Ends the fan-out of the events of a subject, and deletes their unread notifications and unsent deliveries. Must run inside the transaction of the
   * change that makes them outdated.
   */
  async withdraw(type: NotificationType, subject: string): Promise<void> {
    this.database.requireTransaction();
    if (await this.events.withdraw(type, subject)) await this.signals.manyChanged();
  }

  /** Returns the number of waiting and failed rows in the outbox. */
  measureOutbox(): Promise<Omit<SiteHealth['outbox'], 'state'>> {
    return this.events.measureOutbox();
  }
}
