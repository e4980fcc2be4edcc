import type { NotificationType } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { Jobs } from '../../platform/jobs/jobs.ts';
import type { Announcement } from './announcement.ts';
import { EventsRepository } from './events.repository.ts';
import { NotificationSignals } from './notification-signals.ts';

/** The job that tells what was announced. */
export const TELL = 'notifications.tell';

/** Where other modules say that something happened. Both calls belong into the transaction in which it does. */
@Injectable()
export class NotificationsService {
  constructor(
    private readonly events: EventsRepository,
    private readonly jobs: Jobs,
    private readonly signals: NotificationSignals,
  ) {}

  /** Has it told to everybody whom it concerns, soon after the transaction. What concerns only who did it is told to nobody. */
  async announce({
    actorId,
    recipientId,
    spared = [],
    publishAt,
    demo,
    ...news
  }: Announcement): Promise<void> {
    if (recipientId === null || (recipientId !== undefined && recipientId === actorId)) return;
    await this.events.insert({
      ...news,
      actorId,
      recipientId: recipientId ?? null,
      spared: actorId === null ? [...spared] : [actorId, ...spared],
      publishAt: publishAt ?? null,
      demo: demo ?? false,
    });
    // The job sees to it that it is told, the signal that nobody waits until jobs are looked for.
    await this.jobs.send(TELL, { at: new Date() });
    await this.signals.announced();
  }

  /** Takes back what was told of a subject, as far as nobody has read it. */
  async withdraw(type: NotificationType, subject: string): Promise<void> {
    if (await this.events.withdraw(type, subject)) await this.signals.manyChanged();
  }
}
