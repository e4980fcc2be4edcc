import { notificationType } from '@boardwalk/contracts';
import { type BeforeApplicationShutdown, Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { Database } from '../../platform/database/database.ts';
import { EVERY_MINUTE, Jobs } from '../../platform/jobs/jobs.ts';
import { RolesService } from '../roles/roles.service.ts';
import { Announcements } from './announcements.service.ts';
import { Channels } from './channels.service.ts';
import { TELL } from './notifications.service.ts';
import { SEND } from './sending.service.ts';

/** So many members in one transaction: it is short, and what a process that dies leaves undone is little. */
const AT_ONCE = 1_000;
/** Less than a job may take: what is left is another job. */
const LONGEST_MS = 60_000;

/**
 * Tells what was announced to everybody whom it concerns. Each step is one transaction that also notes how far it has come, so a
 * process that dies repeats nothing and skips nobody, and several can work on different events at once.
 */
@Injectable()
export class TellingService implements OnModuleDestroy, BeforeApplicationShutdown {
  private readonly logger = new Logger('Notifications');
  private stopping = false;
  private hurrying: Promise<void> | undefined;
  private isAnotherWaiting = false;

  constructor(
    private readonly database: Database,
    private readonly announcements: Announcements,
    private readonly roles: RolesService,
    private readonly channels: Channels,
    private readonly jobs: Jobs,
  ) {
    jobs.work(TELL, () => this.tellAll(), { cron: EVERY_MINUTE });
    announcements.onAnnounced(() => this.hurry());
  }

  /** Tells everything that waits. @throws the last failure, after the others have been tried. */
  async tellAll(): Promise<void> {
    const until = Date.now() + LONGEST_MS;
    const failed = new Map<string, unknown>();
    for (let more = true; more && !this.stopping; ) {
      if (Date.now() > until) return this.jobs.send(TELL, { at: new Date() });
      more = await this.tellSome(failed);
    }
    const [failure] = failed;
    if (failure) throw new Error(`The event ${failure[0]} can’t be told.`, { cause: failure[1] });
  }

  onModuleDestroy(): void {
    this.stopping = true;
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.hurrying;
  }

  /** Tells at once, one time for however many were announced meanwhile. What fails is the job's to do again. */
  private hurry(): void {
    this.isAnotherWaiting = this.hurrying !== undefined;
    this.hurrying ??= this.tellAll()
      .catch((error: unknown) => this.logger.warn(`Not told at once: ${String(error)}`))
      .then(() => {
        this.hurrying = undefined;
        if (this.isAnotherWaiting && !this.stopping) this.hurry();
      });
  }

  /** @returns whether there may be more. */
  private async tellSome(failed: Map<string, unknown>): Promise<boolean> {
    let current: string | undefined;
    return this.database
      .transaction(async () => {
        const event = await this.announcements.lockNext([...failed.keys()]);
        if (!event) return false;
        current = event.id;
        const { needs } = notificationType(event.type);
        const roles = needs ? this.roles.rolesWith(needs) : undefined;
        const letters = await this.announcements.tell(event, {
          ...{ roles, offered: this.channels.offered, limit: AT_ONCE },
        });
        if (letters > 0) await this.jobs.send(SEND, { at: new Date() });
        return true;
      })
      .catch((error: unknown) => {
        // Without an event it was the database that failed, and it would again.
        if (current === undefined) throw error;
        failed.set(current, error);
        return true;
      });
  }
}
