import {
  type EndpointInput,
  RENT_DAYS,
  RENT_NOTICE_DAYS,
  type Tenancy,
  type TenancyWithRents,
} from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import type { Caller } from '../../../platform/auth/caller.ts';
import { Database } from '../../../platform/database/database.ts';
import { drainLocked } from '../../../platform/database/drain-locked.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { cursorInstant, decodeCursor, type Page, toPage } from '../../../platform/http/cursor.ts';
import { Every } from '../../../platform/jobs/every.decorator.ts';
import { DAY_MS } from '../../../platform/time/durations.ts';
import { UsersService } from '../../users/users.service.ts';
import { personOf } from '../../users/users.view.ts';
import { EstateAnnouncementsService } from '../estate-announcements.service.ts';
import type { ListingRow } from '../listings/listings.table.ts';
import { PropertiesRepository } from '../properties/properties.repository.ts';
import { managesProperties } from '../properties/property.policy.ts';
import { toPropertyCard } from '../properties/property.view.ts';
import { SettlementViewsService } from '../settlements/settlement-views.service.ts';
import { SettlementsRepository } from '../settlements/settlements.repository.ts';
import type { SettlementRow } from '../settlements/settlements.table.ts';
import { TenanciesRepository } from './tenancies.repository.ts';
import type { TenancyRow } from './tenancies.table.ts';
import { sideOf, waysToEnd } from './tenancy.policy.ts';

const position = z.tuple([z.boolean(), cursorInstant, z.uuid()]);
/** Maximum of rents in a response: two years. */
const MAX_RENTS = 104;

/** Tenancies for their two sides and for the staff: starts and ends them, requests their rents, and sends reminders of overdue ones. */
@Injectable()
export class TenanciesService {
  constructor(
    private readonly database: Database,
    private readonly tenancies: TenanciesRepository,
    private readonly settlements: SettlementsRepository,
    private readonly settlementViews: SettlementViewsService,
    private readonly properties: PropertiesRepository,
    private readonly users: UsersService,
    private readonly announcements: EstateAnnouncementsService,
  ) {}

  /** @throws ACCESS_DENIED */
  async list(
    caller: Caller,
    { cursor, limit, side }: EndpointInput<'GET /api/tenancies'>['query'],
  ): Promise<Page<Tenancy>> {
    if (side === 'city' && !managesProperties(caller)) throw new ApiError('ACCESS_DENIED');
    const rows = await this.tenancies.findPage(side, caller.id, decodeCursor(cursor, position), limit + 1);
    const describe = await this.describer(caller, rows);
    return toPage(rows, limit, describe, ({ state, startedAt, id }) => [
      state === 'active',
      startedAt.getTime(),
      id,
    ]);
  }

  /** @throws TENANCY_NOT_FOUND */
  async find(caller: Caller, id: string): Promise<TenancyWithRents> {
    const row = await this.tenancies.find(id);
    if (!row || !sideOf(caller, row)) throw new ApiError('TENANCY_NOT_FOUND');
    return this.presentWithRents(caller, row);
  }

  /** @throws TENANCY_NOT_FOUND, TENANCY_STALE, TENANCY_STATE_REFUSED */
  end(
    caller: Caller,
    id: string,
    { when, version }: EndpointInput<'POST /api/tenancies/:id/end'>['body'],
  ): Promise<Tenancy> {
    return this.database.transaction(async () => {
      const row = await this.tenancies.lock(id);
      if (!row || !sideOf(caller, row)) throw new ApiError('TENANCY_NOT_FOUND');
      const current = await this.present(caller, row);
      if (row.version !== version) throw new ApiError('TENANCY_STALE', { current });
      if (!(when === 'now' ? current.may.endNow : current.may.giveNotice))
        throw new ApiError('TENANCY_STATE_REFUSED');
      if (when === 'now') return this.present(caller, await this.finish(row, new Date(), caller.id));
      const noticed = await this.tenancies.update(id, { endsAt: row.nextDueAt });
      await this.announcements.tenancyEnds(noticed, caller.id);
      return this.present(caller, noticed);
    });
  }

  /** Starts a tenancy after the first rent was paid. */
  async begin(listing: ListingRow, tenantId: string, rent: number): Promise<void> {
    this.database.requireTransaction();
    const { id: listingId, propertyId, sellerId: landlordId, demo } = listing;
    const now = new Date();
    await this.tenancies.insert({
      propertyId,
      listingId,
      landlordId,
      tenantId,
      rent,
      demo,
      startedAt: now,
      nextDueAt: new Date(now.getTime() + RENT_DAYS * DAY_MS),
    });
    await this.properties.update(propertyId, { isLet: true });
  }

  /** Requests rents before they are due, sends reminders of overdue ones, and ends tenancies after their notice. */
  @Every('minute')
  async runDue(now = new Date()): Promise<void> {
    const { database, tenancies } = this;
    const requestedBefore = new Date(now.getTime() + RENT_NOTICE_DAYS * DAY_MS);
    await drainLocked(
      database,
      () => tenancies.lockNextRentToRequest(requestedBefore),
      (row) => this.requestRent(row),
    );
    await drainLocked(
      database,
      () => tenancies.lockNextOverdue(now),
      (rent) => this.sendReminder(rent, now),
    );
    await drainLocked(
      database,
      () => tenancies.lockNextToEnd(now),
      (row) => this.finish(row, row.endsAt ?? now, null),
    );
  }

  private async requestRent(row: TenancyRow): Promise<void> {
    const { id: tenancyId, listingId, propertyId, landlordId, tenantId, rent, nextDueAt, demo } = row;
    const requested = await this.settlements.insert({
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
    await this.announcements.rent('estate.rent_due', [tenantId], requested);
  }

  private async sendReminder(rent: SettlementRow, now: Date): Promise<void> {
    await this.settlements.update(rent.id, { remindedAt: now });
    await this.announcements.rent('estate.rent_overdue', [rent.buyerId, rent.sellerId], rent);
  }

  /** Ends a tenancy, and cancels rents for later weeks. @param by member who ends it; null for the clock. */
  private async finish(row: TenancyRow, endsAt: Date, by: string | null): Promise<TenancyRow> {
    this.database.requireTransaction();
    const { id, propertyId, landlordId, tenantId } = row;
    const ended = await this.tenancies.update(id, { state: 'ended', endsAt });
    await this.tenancies.cancelRentsFrom(id, endsAt);
    await this.properties.update(propertyId, { isLet: false });
    await this.properties.addEvent({ propertyId, kind: 'vacated', fromId: landlordId, toId: tenantId });
    await this.announcements.tenancyEnds(ended, by);
    return ended;
  }

  private async present(caller: Caller, row: TenancyRow): Promise<Tenancy> {
    return (await this.describer(caller, [row]))(row);
  }

  /** Returns a function that maps these tenancies for the caller. */
  private async describer(
    caller: Caller,
    rows: readonly TenancyRow[],
  ): Promise<(row: TenancyRow) => Tenancy> {
    const cards = await this.properties.findCards(rows.map(({ propertyId }) => propertyId));
    const names = await this.users.namesOf(
      rows.flatMap(({ landlordId, tenantId }) => [landlordId, tenantId]),
    );
    const owed = await this.tenancies.findOverdue(rows.map(({ id }) => id));
    const now = new Date();
    return (row) => {
      const { id, landlordId, tenantId, rent, state, startedAt, nextDueAt, endsAt, version } = row;
      const card = cards.get(row.propertyId);
      if (!card) throw new Error(`The property of the tenancy ${id} is gone.`);
      const { since, ...overdue } = owed.get(id) ?? { count: 0, amount: 0, since: null };
      const goesOn = state === 'active' && (endsAt === null || nextDueAt < endsAt);
      return {
        id,
        rent,
        state,
        overdue,
        version,
        property: toPropertyCard(card),
        landlord: personOf(names.get(landlordId ?? '')),
        tenant: personOf(names.get(tenantId ?? '')),
        startedAt: startedAt.toISOString(),
        nextDueAt: goesOn ? nextDueAt.toISOString() : null,
        endsAt: endsAt?.toISOString() ?? null,
        side: sideOf(caller, row) ?? 'staff',
        may: waysToEnd(caller, row, since, now),
      };
    };
  }

  private async presentWithRents(caller: Caller, row: TenancyRow): Promise<TenancyWithRents> {
    const rents = await this.tenancies.findRents(row.id, MAX_RENTS);
    const forStaff = managesProperties(caller);
    const describe = await this.settlementViews.of(rents, { forStaff, callerId: caller.id });
    return { ...(await this.present(caller, row)), rents: rents.map(describe) };
  }
}
