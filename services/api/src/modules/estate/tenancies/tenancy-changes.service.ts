import { RENT_DAYS } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { EstateAnnouncementsService } from '../estate-announcements.service.ts';
import type { ListingRow } from '../listings/listings.table.ts';
import { PropertiesRepository } from '../properties/properties.repository.ts';
import { TenanciesRepository } from './tenancies.repository.ts';
import type { TenancyRow } from './tenancies.table.ts';

const DAY_MS = 86_400_000;

/** Starts and ends tenancies, with the effects on their properties. Must run inside a transaction. */
@Injectable()
export class TenancyChanges {
  constructor(
    private readonly tenancies: TenanciesRepository,
    private readonly properties: PropertiesRepository,
    private readonly announcements: EstateAnnouncementsService,
  ) {}

  /** Starts a tenancy after the first rent was paid. */
  async begin(listing: ListingRow, tenantId: string, rent: number): Promise<void> {
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

  /** Ends a tenancy, and cancels rents for later weeks. @param by member who ends it; null for the clock. */
  async end(row: TenancyRow, endsAt: Date, by: string | null): Promise<TenancyRow> {
    const { id, propertyId, landlordId, tenantId } = row;
    const ended = await this.tenancies.update(id, { state: 'ended', endsAt });
    await this.tenancies.cancelRentsFrom(id, endsAt);
    await this.properties.update(propertyId, { isLet: false });
    await this.properties.addEvent({ propertyId, kind: 'vacated', fromId: landlordId, toId: tenantId });
    await this.announcements.tenancyEnds(ended, by);
    return ended;
  }
}
