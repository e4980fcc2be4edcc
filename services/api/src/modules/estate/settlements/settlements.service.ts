import {
  type EndpointAnswer,
  type EndpointInput,
  RESERVATION_DAYS,
  type SettlementState,
} from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { EVERY_MINUTE, Jobs } from '../../../platform/jobs/jobs.ts';
import { ListingsRepository } from '../listings/listings.repository.ts';
import type { ListingRow } from '../listings/listings.table.ts';
import { SettlementChanges } from './settlement-changes.service.ts';
import { SettlementsRepository } from './settlements.repository.ts';
import type { SettlementRow } from './settlements.table.ts';

/** Maximum per run; the rest follows in the next minute. */
const MOST_RELEASED = 100;

type Report = EndpointInput<'POST /api/game/v1/settlements/:id'>['body'];

/** Payments in the game, for a property's transfer and for each week of a tenancy. The site records them, the game confirms them. */
@Injectable()
export class Settlements {
  constructor(
    private readonly database: Database,
    private readonly settlements: SettlementsRepository,
    private readonly listings: ListingsRepository,
    private readonly changes: SettlementChanges,
    jobs: Jobs,
  ) {
    const look = async (now: Date) => {
      await this.noteUnreported(now);
      await this.releaseUnpaid(now);
    };
    jobs.work('estate.settlements', () => look(new Date()), { cron: EVERY_MINUTE });
  }

  /**
   * Handles a report of the game server. Repeating a report changes nothing. One that contradicts the final state, or has another amount, is noted
   * for the staff, and nothing is paid or sold twice.
   * @throws SETTLEMENT_NOT_FOUND
   */
  report(id: string, report: Report): Promise<EndpointAnswer<'POST /api/game/v1/settlements/:id'>> {
    return this.withLocked(id, async (row, listing) => {
      const next = await this.after(row, listing, report);
      return { state: next };
    });
  }

  /** Runs with the listing and the settlement locked, in this order. @throws SETTLEMENT_NOT_FOUND */
  withLocked<T>(id: string, run: (row: SettlementRow, listing: ListingRow) => Promise<T>): Promise<T> {
    return this.database.transaction(async () => {
      const found = await this.settlements.find(id);
      const listing = found && (await this.listings.lock(found.listingId));
      const row = listing && (await this.settlements.lock(id));
      if (!row) throw new ApiError('SETTLEMENT_NOT_FOUND');
      return run(row, listing);
    });
  }

  /** Notes deals without a report of the game server for a day, for the staff. */
  async noteUnreported(now: Date): Promise<void> {
    for (let more = true; more; )
      more = await this.database.transaction(async () => {
        const row = await this.settlements.lockNextUnreported(now);
        if (row)
          await this.changes.note(row, {
            problem: 'The game server hasn’t confirmed the payment for 24 hours.',
          });
        return row !== undefined;
      });
  }

  /** Relists properties that weren't paid for days. A payment that is reported later is noted for the staff. */
  async releaseUnpaid(now: Date): Promise<void> {
    for (const id of await this.settlements.findUnpaid(RESERVATION_DAYS, now, MOST_RELEASED))
      await this.withLocked(id, async (row, listing) => {
        if (row.state === 'pending') await this.changes.finish(row, listing, { state: 'cancelled' });
      });
  }

  /**
   * Adds the latest report to a disputed payment, so that the staff don't cancel one that was paid after all. Their decision names the version that
   * they saw.
   */
  private async noteFurther(row: SettlementRow, report: Report): Promise<void> {
    const { reference } = report;
    const [first = '', last] = row.problem.split(FURTHER);
    const said = saidBy(report);
    if (last === undefined ? first.endsWith(said) : last === said) return;
    const problem = `${first}${FURTHER}${said}`;
    await this.changes.note(row, { problem, ...(fits(row, report) && { reference }) });
  }

  private async after(row: SettlementRow, listing: ListingRow, report: Report): Promise<SettlementState> {
    const { reference } = report;
    if (row.state === 'disputed') {
      await this.noteFurther(row, report);
      return row.state;
    }
    const problem = problemOf(row, report);
    if (row.state !== 'pending') {
      if (problem && problem !== row.problem) await this.changes.note(row, { problem });
      return row.state;
    }
    if (problem) {
      await this.changes.note(row, { state: 'disputed', problem, reference });
      return 'disputed';
    }
    // A rent that couldn't be paid is still owed, and the game may try again.
    if (report.outcome === 'failed' && row.tenancyId !== null) return 'pending';
    const state = report.outcome === 'paid' && row.buyerId !== null ? 'confirmed' : 'cancelled';
    await this.changes.finish(row, listing, { state, reference });
    return state;
  }
}

/** Separates the first report of a disputed payment from the latest one. */
const FURTHER = '; since then it reports: ';

/** Returns the problem in a report; empty when there is none. */
function problemOf({ state, amount, reference, buyerId }: SettlementRow, report: Report): string {
  const said = saidBy(report);
  if (report.outcome === 'paid' && report.amount !== amount)
    return `The game reports another amount: ${said}`;
  if (report.outcome === 'paid' && buyerId === null)
    return `The buyer’s account was deleted, but the game reports a payment: ${said}`;
  if (state === 'confirmed' && (report.outcome !== 'paid' || report.reference !== reference))
    return `The payment was confirmed here, but the game reports: ${said}`;
  if (state === 'cancelled' && report.outcome === 'paid')
    return `The deal was cancelled here, but the game reports: ${said}`;
  return '';
}

function saidBy({ outcome, amount, reference }: Report): string {
  return `${outcome}, ${amount}, ${reference}`;
}

/** Whether a report confirms the payment of the owed amount. */
function fits({ amount }: SettlementRow, report: Report): boolean {
  return report.outcome === 'paid' && report.amount === amount;
}
