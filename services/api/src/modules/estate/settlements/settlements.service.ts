import {
  type EndpointAnswer,
  type EndpointInput,
  RESERVATION_DAYS,
  type Settlement,
  type SettlementState,
} from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/auth/caller.ts';
import { Database } from '../../../platform/database/database.ts';
import { drainLocked } from '../../../platform/database/drain-locked.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { decodeCursor, instantPosition, type Page, toPage } from '../../../platform/http/cursor.ts';
import { Every } from '../../../platform/jobs/every.decorator.ts';
import { AuditService } from '../../audit/audit.service.ts';
import { EstateAnnouncementsService } from '../estate-announcements.service.ts';
import { EstateInboxService } from '../estate-inbox.service.ts';
import { ListingsRepository } from '../listings/listings.repository.ts';
import { ListingsService } from '../listings/listings.service.ts';
import type { ListingRow } from '../listings/listings.table.ts';
import { managesProperties } from '../properties/property.policy.ts';
import { TenanciesService } from '../tenancies/tenancies.service.ts';
import { SettlementViewsService } from './settlement-views.service.ts';
import { SettlementsRepository } from './settlements.repository.ts';
import type { SettlementRow } from './settlements.table.ts';

/** Maximum per run; the rest follows in the next minute. */
const MAX_RELEASED = 100;

type Report = EndpointInput<'POST /api/game/v1/settlements/:id'>['body'];

/** Payments in the game, for a property's transfer and for each week of a tenancy. The site records them, the game confirms them. */
@Injectable()
export class SettlementsService {
  constructor(
    private readonly database: Database,
    private readonly settlements: SettlementsRepository,
    private readonly listings: ListingsRepository,
    private readonly listingsService: ListingsService,
    private readonly tenancies: TenanciesService,
    private readonly views: SettlementViewsService,
    private readonly announcements: EstateAnnouncementsService,
    private readonly inbox: EstateInboxService,
    private readonly audit: AuditService,
  ) {}

  async list(
    caller: Caller,
    { cursor, limit, state, mine, attention }: EndpointInput<'GET /api/settlements'>['query'],
  ): Promise<Page<Settlement>> {
    const forStaff = managesProperties(caller);
    const memberId = forStaff && !mine ? undefined : caller.id;
    const after = decodeCursor(cursor, instantPosition);
    const rows = await this.settlements.findPage({ memberId, state, attention }, after, limit + 1);
    const describe = await this.views.of(rows, { forStaff, callerId: caller.id });
    return toPage(rows, limit, describe, ({ createdAt, id }) => [createdAt.getTime(), id]);
  }

  async forGame({
    cursor,
    limit,
  }: EndpointInput<'GET /api/game/v1/settlements'>['query']): Promise<
    EndpointAnswer<'GET /api/game/v1/settlements'>
  > {
    const after = decodeCursor(cursor, instantPosition);
    const rows = await this.settlements.findPage({ memberId: undefined, state: 'pending' }, after, limit + 1);
    const describe = await this.views.of(rows, { forStaff: true, callerId: undefined });
    return toPage(
      rows,
      limit,
      (row) => {
        const { id, property, kind, amount, dueAt, buyer, seller } = describe(row);
        return {
          id,
          property: property.code,
          kind,
          amount,
          dueAt,
          from: buyer?.username ?? null,
          to: seller?.username ?? null,
        };
      },
      ({ createdAt, id }) => [createdAt.getTime(), id],
    );
  }

  /** Checks that the ledger balances. */
  async checkLedger(): Promise<EndpointAnswer<'GET /api/settlements/ledger'>> {
    return { ...(await this.settlements.checkLedger()), at: new Date().toISOString() };
  }

  /** @throws SETTLEMENT_NOT_FOUND, SETTLEMENT_STALE, SETTLEMENT_DECIDED, SETTLEMENT_OWN */
  decide(
    caller: Caller,
    id: string,
    { decision, version, note }: EndpointInput<'POST /api/settlements/:id/decision'>['body'],
  ): Promise<Settlement> {
    const reader = { forStaff: true, callerId: caller.id };
    return this.withLocked(id, async (row, listing) => {
      if (row.buyerId === caller.id || row.sellerId === caller.id) throw new ApiError('SETTLEMENT_OWN');
      if (row.version !== version)
        throw new ApiError('SETTLEMENT_STALE', { current: await this.views.one(row, reader) });
      const state = decision === 'confirm' ? 'confirmed' : 'cancelled';
      const isOpen = row.state === 'pending' || row.state === 'disputed';
      // A final state doesn't change: the staff can only resolve its problem.
      if (!isOpen && (row.problem === '' || row.state !== state)) throw new ApiError('SETTLEMENT_DECIDED');
      if (state === 'confirmed' && row.buyerId === null) throw new ApiError('SETTLEMENT_DECIDED');
      const how = { note, decidedBy: caller.id };
      const after = isOpen
        ? await this.finish(row, listing, { state, ...how })
        : await this.note(row, { ...how, problem: '' }, caller.id);
      const shown = await this.views.one(after, reader);
      await this.audit.record(caller, {
        action: 'settlement.decided',
        target: { type: 'property', id: row.propertyId, label: shown.property.code },
        before: { state: row.state, problem: row.problem },
        after: { state, reason: note },
      });
      return shown;
    });
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

  /** Reserves the listing for the buyer until the payment. The listing must be locked. */
  async begin(listing: ListingRow, buyerId: string, amount: number): Promise<ListingRow> {
    this.database.requireTransaction();
    const { id, propertyId, sellerId, demo } = listing;
    const reserved = await this.listingsService.reserve(listing);
    await this.settlements.insert({ listingId: id, propertyId, sellerId, buyerId, amount, demo });
    await this.announcements.reserved(reserved, buyerId);
    return reserved;
  }

  /** Counts the buyer's deals without a payment. */
  countUnpaid(buyerId: string): Promise<number> {
    return this.settlements.countUnpaid(buyerId);
  }

  @Every('minute')
  async checkDeadlines(): Promise<void> {
    await this.noteUnreported();
    await this.releaseUnpaid();
  }

  /** Notes deals without a report of the game server for a day, for the staff. */
  async noteUnreported(now = new Date()): Promise<void> {
    const problem = 'The game server hasn’t confirmed the payment for 24 hours.';
    await drainLocked(
      this.database,
      () => this.settlements.lockNextUnreported(now),
      (row) => this.note(row, { problem }),
    );
  }

  /** Relists properties that weren't paid for days. A payment that is reported later is noted for the staff. */
  async releaseUnpaid(now = new Date()): Promise<void> {
    for (const id of await this.settlements.findUnpaid(RESERVATION_DAYS, now, MAX_RELEASED))
      await this.withLocked(id, async (row, listing) => {
        if (row.state === 'pending') await this.finish(row, listing, { state: 'cancelled' });
      });
  }

  /** Runs with the listing and the settlement locked, in this order. @throws SETTLEMENT_NOT_FOUND */
  private withLocked<T>(
    id: string,
    run: (row: SettlementRow, listing: ListingRow) => Promise<T>,
  ): Promise<T> {
    return this.database.transaction(async () => {
      const found = await this.settlements.find(id);
      const listing = found && (await this.listings.lock(found.listingId));
      const row = listing && (await this.settlements.lock(id));
      if (!row) throw new ApiError('SETTLEMENT_NOT_FOUND');
      return run(row, listing);
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
    await this.note(row, { problem, ...(fits(row, report) && { reference }) });
  }

  private async after(row: SettlementRow, listing: ListingRow, report: Report): Promise<SettlementState> {
    const { reference } = report;
    if (row.state === 'disputed') {
      await this.noteFurther(row, report);
      return row.state;
    }
    const problem = problemOf(row, report);
    if (row.state !== 'pending') {
      if (problem && problem !== row.problem) await this.note(row, { problem });
      return row.state;
    }
    if (problem) {
      await this.note(row, { state: 'disputed', problem, reference });
      return 'disputed';
    }
    // A rent that couldn't be paid is still owed, and the game may try again.
    if (report.outcome === 'failed' && row.tenancyId !== null) return 'pending';
    const state = report.outcome === 'paid' && row.buyerId !== null ? 'confirmed' : 'cancelled';
    await this.finish(row, listing, { state, reference });
    return state;
  }

  /** Records a problem, or with an empty text that it was resolved. @param by member of the staff; null for the game and for jobs. */
  private async note(
    { id }: Pick<SettlementRow, 'id'>,
    change: { problem: string } & Partial<SettlementRow>,
    by: string | null = null,
  ): Promise<SettlementRow> {
    const noted = await this.settlements.update(id, change);
    await this.inbox.settlement(noted, by);
    return noted;
  }

  /** Pays or cancels a settlement, of a deal or of a rent. The listing and then the settlement must be locked. */
  private async finish(
    row: SettlementRow,
    listing: ListingRow,
    { state, decidedBy, ...how }: { state: 'confirmed' | 'cancelled' } & Partial<SettlementRow>,
  ): Promise<SettlementRow> {
    const decided = { ...how, state, decidedBy: decidedBy ?? null, problem: '', decidedAt: new Date() };
    const done = await this.note(row, decided, decidedBy ?? null);
    const paidBy = state === 'confirmed' ? row.buyerId : null;
    if (paidBy !== null) await this.settlements.book(row);
    if (row.tenancyId === null) await this.finishDeal(row, listing, paidBy);
    await this.announcements.settled(paidBy === null ? 'estate.cancelled' : 'estate.settled', done);
    return done;
  }

  private async finishDeal(row: SettlementRow, listing: ListingRow, paidBy: string | null): Promise<void> {
    if (paidBy === null) {
      await this.listingsService.release(listing);
      return;
    }
    await this.listingsService.complete(listing, paidBy, row.amount);
    if (listing.kind === 'rent') await this.tenancies.begin(listing, paidBy, row.amount);
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
