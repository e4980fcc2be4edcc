import { REMINDER_MINUTES, type ReminderKind } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.ts';
import { EVERY_HOUR, EVERY_MINUTE, Jobs } from '../../../platform/jobs/jobs.ts';
import { EventAnnouncements } from '../event-announcements.service.ts';
import { RemindersRepository } from './reminders.repository.ts';

const KINDS = Object.keys(REMINDER_MINUTES) as ReminderKind[];

/**
 * Reminds those who go or may come, a day and an hour before the start. The job names no date: it sends whatever is due. Each is one transaction that notes the reminder and
 * announces it, so several processes may do this at once, and one that dies leaves the rest to the others. The notifications then reach each guest once.
 */
@Injectable()
export class EventReminders {
  constructor(
    private readonly database: Database,
    private readonly reminders: RemindersRepository,
    private readonly announcements: EventAnnouncements,
    jobs: Jobs,
  ) {
    jobs.work('events.remind', () => this.sendDue(new Date()), { cron: EVERY_MINUTE });
    jobs.work('events.clean', () => reminders.deleteOld(), { cron: EVERY_HOUR });
  }

  async sendDue(now: Date): Promise<void> {
    for (const kind of KINDS) for (let more = true; more; ) more = await this.sendNext(kind, now);
  }

  /** @returns whether there may be more. */
  private sendNext(kind: ReminderKind, now: Date): Promise<boolean> {
    return this.database.transaction(async () => {
      const found = await this.reminders.lockNext(kind, now);
      if (!found) return false;
      const { date, event } = found;
      if (!(await this.reminders.noteSent(date, kind))) return true;
      await this.announcements.toGuests('event.reminder', {
        about: `${date.id}:${kind}:${date.startsAt.getTime()}`,
        actorId: null,
        dates: [date],
        title: date.overrides.title ?? event.title,
        startIn: event.zone,
        demo: date.demo,
      });
      return true;
    });
  }
}
