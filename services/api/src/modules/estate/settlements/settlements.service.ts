import type { EndpointAnswer, EndpointInput, SettlementState } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { ListingChanges } from '../listings/listing-changes.service.ts';
import { ListingsRepository } from '../listings/listings.repository.ts';
import type { ListingRow } from '../listings/listings.table.ts';
import { SettlementsRepository } from './settlements.repository.ts';
import type { SettlementRow } from './settlements.table.ts';

type Report = EndpointInput<'POST /api/game/v1/settlements/:id'>['body'];

/** What has to be paid in the game before a property changes hands. The site records it, the game confirms it. */
@Injectable()
export class Settlements {
  constructor(
    private readonly database: Database,
    private readonly settlements: SettlementsRepository,
    private readonly listings: ListingsRepository,
    private readonly changes: ListingChanges,
  ) {}

  /** Somebody has it, once it is paid. Call it inside the transaction that has locked the listing. */
  async begin(listing: ListingRow, buyerId: string, amount: number): Promise<ListingRow> {
    const { id, propertyId, sellerId, demo } = listing;
    const reserved = await this.changes.reserve(listing);
    await this.settlements.insert({ listingId: id, propertyId, sellerId, buyerId, amount, demo });
    return reserved;
  }

  /**
   * What the game server says of a payment. The same again changes nothing. What contradicts what is decided, or names another amount, is noted for the staff, and
   * nothing is paid or sold twice. @throws SETTLEMENT_NOT_FOUND
   */
  report(id: string, report: Report): Promise<EndpointAnswer<'POST /api/game/v1/settlements/:id'>> {
    return this.withLocked(id, async (row, listing) => {
      const next = await this.after(row, listing, report);
      return { state: next };
    });
  }

  /** Pays or cancels it. Call it inside the transaction that has locked listing and settlement. @param by the member of the staff who decides; null for the game. */
  async finish(
    row: SettlementRow,
    listing: ListingRow,
    { state, ...how }: { state: 'confirmed' | 'cancelled' } & Partial<SettlementRow>,
  ): Promise<SettlementRow> {
    const done = await this.settlements.update(row.id, {
      ...{ ...how, state, problem: '', decidedAt: new Date() },
    });
    if (state === 'cancelled' || row.buyerId === null) await this.changes.release(listing);
    else {
      await this.settlements.book(row);
      await this.changes.complete(listing, row.buyerId, row.amount);
    }
    return done;
  }

  /** With listing and settlement locked, in this order. @throws SETTLEMENT_NOT_FOUND */
  withLocked<T>(id: string, run: (row: SettlementRow, listing: ListingRow) => Promise<T>): Promise<T> {
    return this.database.transaction(async () => {
      const found = await this.settlements.find(id);
      const listing = found && (await this.listings.lock(found.listingId));
      const row = listing && (await this.settlements.lock(id));
      if (!row) throw new ApiError('SETTLEMENT_NOT_FOUND');
      return run(row, listing);
    });
  }

  private async after(row: SettlementRow, listing: ListingRow, report: Report): Promise<SettlementState> {
    const problem = problemOf(row, report);
    if (row.state === 'pending') {
      if (problem)
        await this.settlements.update(row.id, { state: 'disputed', problem, reference: report.reference });
      else {
        const state = report.outcome === 'paid' && row.buyerId !== null ? 'confirmed' : 'cancelled';
        await this.finish(row, listing, { state, reference: report.reference });
        return state;
      }
      return 'disputed';
    }
    if (problem && problem !== row.problem) await this.settlements.update(row.id, { problem });
    return row.state;
  }
}

/** What doesn't fit in what the game says; empty when it does. */
function problemOf({ state, amount, reference, buyerId }: SettlementRow, report: Report): string {
  const said = `${report.outcome}, ${report.amount}, ${report.reference}`;
  if (report.outcome === 'paid' && report.amount !== amount)
    return `The game reports another amount: ${said}`;
  if (report.outcome === 'paid' && buyerId === null) return `The buyer has left, and it was paid: ${said}`;
  if (state === 'confirmed' && (report.outcome !== 'paid' || report.reference !== reference))
    return `It was confirmed, and the game reports: ${said}`;
  if (state === 'cancelled' && report.outcome === 'paid')
    return `It was cancelled, and the game reports: ${said}`;
  return '';
}
