import { RENT_DAYS, RENT_NOTICE_DAYS } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.ts';
import { EVERY_MINUTE, Jobs } from '../../../platform/jobs/jobs.ts';
import { EstateAnnouncementsService } from '../estate-announcements.service.ts';
import { SettlementsRepository } from '../settlements/settlements.repository.ts';
import { TenanciesRepository } from './tenancies.repository.ts';
import { TenancyChanges } from './tenancy-changes.service.ts';

const DAY_MS = 86_400_000;

/**
 * Requests rents before they are due, sends reminders of overdue ones, and ends tenancies after their notice. Each one has its own transaction, so
 * that several processes can run this concurrently.
 */
@Injectable()
export class TenancyClock {
  constructor(
    private readonly database: Database,
    private readonly tenancies: TenanciesRepository,
    private readonly settlements: SettlementsRepository,
    private readonly changes: TenancyChanges,
    private readonly announcements: EstateAnnouncementsService,
  ) {}

  /** Handles everything that is due at this time. */
  async run(now: Date): Promise<void> {
    const steps = [this.askNext, this.remindNext, this.endNext];
    for (const step of steps)
      for (let more = true; more; ) more = await this.database.transaction(() => step.call(this, now));
  }

  /** @returns whether there may be more. */
  private async askNext(now: Date): Promise<boolean> {
    const row = await this.tenancies.lockNextToAsk(new Date(now.getTime() + RENT_NOTICE_DAYS * DAY_MS));
    if (!row) return false;
    const { id: tenancyId, listingId, propertyId, landlordId, tenantId, rent, nextDueAt, demo } = row;
    const asked = await this.settlements.insert({
      listingId,
      propertyId,
      sellerId: landlordId,
      buyerId: tenantId,
      amount: rent,
      tenancyId,
      dueAt: nextDueAt,
      demo,
    });
    await this.tenancies.update(tenancyId, {
      nextDueAt: new Date(nextDueAt.getTime() + RENT_DAYS * DAY_MS),
    });
    await this.announcements.rent('estate.rent_due', [tenantId], asked);
    return true;
  }

  private async remindNext(now: Date): Promise<boolean> {
    const rent = await this.tenancies.lockNextOverdue(now);
    if (!rent) return false;
    await this.settlements.update(rent.id, { remindedAt: now });
    await this.announcements.rent('estate.rent_overdue', [rent.buyerId, rent.sellerId], rent);
    return true;
  }

  private async endNext(now: Date): Promise<boolean> {
    const row = await this.tenancies.lockNextToEnd(now);
    if (!row) return false;
    await this.changes.end(row, row.endsAt ?? now, null);
    return true;
  }
}

/** Runs the clock each minute. */
@Injectable()
export class TenancyJob {
  constructor(clock: TenancyClock, jobs: Jobs) {
    jobs.work('estate.rents', () => clock.run(new Date()), { cron: EVERY_MINUTE });
  }
}
