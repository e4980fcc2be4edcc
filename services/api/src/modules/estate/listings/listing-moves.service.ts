import { type EndpointInput, ESTATE_LIMITS, type Listing } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import type { Caller } from '../../../platform/auth/caller.ts';
import { Database } from '../../../platform/database/database.ts';
import { isUniqueViolation } from '../../../platform/database/postgres-errors.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { cursorInstant, decodeCursor, type Page, toPage } from '../../../platform/http/cursor.ts';
import { PropertiesRepository } from '../properties/properties.repository.ts';
import { maySeeListing, moveRefusal, sells } from './listing.policy.ts';
import { ListingChanges } from './listing-changes.service.ts';
import { ListingViews } from './listing-views.service.ts';
import { ListingsRepository } from './listings.repository.ts';
import type { ListingRow } from './listings.table.ts';

const position = z.tuple([cursorInstant, z.uuid()]);

/** Owners' actions on their listings. */
@Injectable()
export class ListingMoves {
  constructor(
    private readonly database: Database,
    private readonly listings: ListingsRepository,
    private readonly properties: PropertiesRepository,
    private readonly changes: ListingChanges,
    private readonly views: ListingViews,
  ) {}

  async mine(
    caller: Caller,
    { cursor, limit }: EndpointInput<'GET /api/listings/mine'>['query'],
  ): Promise<Page<Listing>> {
    const rows = await this.listings.findOf(caller.id, decodeCursor(cursor, position), limit + 1);
    const describe = await this.views.of(caller, rows);
    return toPage(rows, limit, describe, ({ updatedAt, id }) => [updatedAt.getTime(), id]);
  }

  /** Creates a draft. @throws PROPERTY_NOT_FOUND, ACCESS_DENIED, LISTING_DRAFTS_FULL */
  begin(
    caller: Caller,
    propertyId: string,
    body: EndpointInput<'POST /api/properties/:id/listings'>['body'],
  ): Promise<Listing> {
    return this.database.transaction(async () => {
      const property = await this.properties.find(propertyId);
      if (!property) throw new ApiError('PROPERTY_NOT_FOUND');
      if (!sells(caller, { sellerId: property.ownerId })) throw new ApiError('ACCESS_DENIED');
      await this.database.lockNamed(`listing drafts of ${caller.id}`);
      const drafts = await this.listings.countOf(caller.id, 'draft');
      if (drafts >= ESTATE_LIMITS.drafts) throw new ApiError('LISTING_DRAFTS_FULL');
      const step = body.kind === 'auction' ? body.step : null;
      const row = await this.listings.insert({
        ...body,
        step,
        propertyId,
        sellerId: property.ownerId,
        demo: property.demo,
      });
      return this.views.present(caller, row);
    });
  }

  /** Changes a draft; it has the same precondition as publishing. @throws LISTING_NOT_FOUND, LISTING_STALE, LISTING_STATE_REFUSED, ACCESS_DENIED */
  change(
    caller: Caller,
    id: string,
    { version, ...body }: EndpointInput<'PUT /api/listings/:id'>['body'],
  ): Promise<Listing> {
    return this.database.transaction(async () => {
      await this.lock(caller, id, 'publish', version);
      const step = body.kind === 'auction' ? body.step : null;
      return this.views.present(caller, await this.listings.update(id, { ...body, step }));
    });
  }

  /** @throws LISTING_NOT_FOUND, LISTING_STALE, LISTING_STATE_REFUSED, ACCESS_DENIED, PROPERTY_OFFERED, PROPERTY_LET */
  async publish(caller: Caller, id: string, version: number): Promise<Listing> {
    try {
      return await this.database.transaction(async () => {
        const row = await this.lock(caller, id, 'publish', version);
        const property = await this.properties.lock(row.propertyId);
        // The property may have been transferred since the draft was created.
        if (property?.ownerId !== row.sellerId) throw new ApiError('LISTING_STATE_REFUSED');
        if (property.isLet && row.kind === 'rent') throw new ApiError('PROPERTY_LET');
        return this.views.present(caller, await this.changes.publish(row, caller.id));
      });
    } catch (error) {
      if (isUniqueViolation(error, 'listings_open')) throw new ApiError('PROPERTY_OFFERED');
      throw error;
    }
  }

  /** @throws LISTING_NOT_FOUND, LISTING_STALE, LISTING_STATE_REFUSED, ACCESS_DENIED, LISTING_HAS_BIDS */
  withdraw(caller: Caller, id: string, version: number): Promise<Listing> {
    return this.database.transaction(async () => {
      const row = await this.lock(caller, id, 'withdraw', version);
      const after =
        row.state === 'draft'
          ? await this.listings.update(id, { state: 'withdrawn' })
          : await this.changes.close(row, 'withdrawn');
      return this.views.present(caller, after);
    });
  }

  private async lock(
    caller: Caller,
    id: string,
    action: 'publish' | 'withdraw',
    version: number,
  ): Promise<ListingRow> {
    const row = await this.listings.lock(id);
    if (!row || !maySeeListing(caller, row)) throw new ApiError('LISTING_NOT_FOUND');
    const refusal = moveRefusal(caller, row, action);
    if (refusal) throw new ApiError(refusal);
    if (row.version !== version)
      throw new ApiError('LISTING_STALE', { current: await this.views.present(caller, row) });
    return row;
  }
}
