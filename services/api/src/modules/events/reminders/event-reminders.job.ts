import { REMINDER_MINUTES, type ReminderKind } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.ts';
import { Every } from '../../../platform/jobs/every.decorator.ts';
import { EventAnnouncementsService } from '../event-announcements.service.ts';
import { RemindersRepository } from './reminders.repository.ts';

const KINDS = Object.keys(REMINDER_MINUTES) as ReminderKind[];

/**
 * Reminds guests who are going or may come, a day and an hour before the start. The job has no date in its payload: it sends everything that is
 * due. Each date is one transaction that records the reminder and announces it, so that several processes can run this concurrently, and a process
 * that dies loses nothing. The notifications then reach each guest once.
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
