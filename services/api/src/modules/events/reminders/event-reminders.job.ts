import { REMINDER_MINUTES, type ReminderKind } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.ts';
import { drainLocked } from '../../../platform/database/drain-locked.ts';
import { Every } from '../../../platform/jobs/every.decorator.ts';
import { EventAnnouncementsService } from '../event-announcements.service.ts';
import { type DueReminder, RemindersRepository } from './reminders.repository.ts';

const KINDS = Object.keys(REMINDER_MINUTES) as ReminderKind[];

/**
 * Reminds guests who are going or may come, a day and an hour before the start. The job has no date in its payload: it sends everything that is
 * due. The transaction of a date records the reminder and announces it, so that a process that dies loses none, and the notifications reach each
 * guest once.
 */
@Injectable()
export class EventRemindersJob {
  constructor(
    private readonly database: Database,
    private readonly reminders: RemindersRepository,
    private readonly announcements: EventAnnouncementsService,
  ) {}

  @Every('minute')
  async sendDue(now = new Date()): Promise<void> {
    for (const kind of KINDS)
      await drainLocked(
        this.database,
        () => this.reminders.lockNext(kind, now),
        (due) => this.send(kind, due),
      );
  }

  private async send(kind: ReminderKind, { date, event }: DueReminder): Promise<void> {
    if (!(await this.reminders.noteSent(date, kind))) return;
    await this.announcements.toGuests('event.reminder', {
      about: `${date.id}:${kind}:${date.startsAt.getTime()}`,
      actorId: null,
      dates: [date],
      title: date.overrides.title ?? event.title,
      startIn: event.zone,
      demo: date.demo,
    });
  }
}
