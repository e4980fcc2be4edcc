import type { ListingKind } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { and, asc, count, eq, sql } from 'drizzle-orm';
import { Database } from '../../../platform/database/database.ts';
import { listings } from '../listings/listings.table.ts';
import { properties } from './properties.table.ts';

/** Aggregates over all listings. */
@Injectable()
export class MarketRepository {
  constructor(private readonly database: Database) {}

  countOffered(): Promise<{ kind: ListingKind | null; count: number }[]> {
    return this.database.queries
      .select({ kind: properties.offeredAs, count: count() })
      .from(properties)
      .where(sql`${properties.offeredAs} IS NOT NULL`)
      .groupBy(properties.offeredAs);
  }

  /** Returns the property whose auction ends next. */
  async findNextAuction(): Promise<string | undefined> {
    const [row] = await this.database.queries
      .select({ propertyId: listings.propertyId })
      .from(listings)
      .where(and(sql`${listings.state} = 'active'`, eq(listings.kind, 'auction')))
      .orderBy(asc(listings.endsAt))
      .limit(1);
    return row?.propertyId;
  }
}
