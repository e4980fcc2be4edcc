import type { Settlement } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { UsersService } from '../../users/users.service.ts';
import { personOf } from '../../users/users.view.ts';
import { ListingsRepository } from '../listings/listings.repository.ts';
import { PropertiesRepository } from '../properties/properties.repository.ts';
import { toPropertyCard } from '../properties/property.view.ts';
import type { SettlementRow } from './settlements.table.ts';

interface Reader {
  /** Whether problems are included. */
  forStaff: boolean;
  /** Undefined for the game server. */
  callerId: string | undefined;
}

/** Maps settlements to what their two sides see, and with problems for the staff. */
@Injectable()
export class SettlementViewsService {
  constructor(
    private readonly listings: ListingsRepository,
    private readonly properties: PropertiesRepository,
    private readonly users: UsersService,
  ) {}

  async one(row: SettlementRow, reader: Reader): Promise<Settlement> {
    return (await this.of([row], reader))(row);
  }

  async of(
    rows: readonly SettlementRow[],
    { forStaff, callerId }: Reader,
  ): Promise<(row: SettlementRow) => Settlement> {
    const listings = await this.listings.findMany(rows.map(({ listingId }) => listingId));
    const cards = await this.properties.findCards(rows.map(({ propertyId }) => propertyId));
    const names = await this.users.namesOf(rows.flatMap(({ sellerId, buyerId }) => [sellerId, buyerId]));
    return (row) => {
      const { id, listingId, sellerId, buyerId, amount, state, version, createdAt, decidedAt } = row;
      const [listing, card] = [listings.get(listingId), cards.get(row.propertyId)];
      if (!listing || !card) throw new Error(`The property of the settlement ${id} is gone.`);
      return {
        id,
        listingId,
        amount,
        state,
        version,
        kind: listing.kind,
        property: toPropertyCard(card),
        seller: personOf(names.get(sellerId ?? '')),
        buyer: personOf(names.get(buyerId ?? '')),
        tenancyId: row.tenancyId,
        dueAt: row.dueAt?.toISOString() ?? null,
        side: buyerId === callerId ? 'buyer' : sellerId === callerId ? 'seller' : null,
        ...(forStaff
          ? { reference: row.reference, problem: row.problem, note: row.note }
          : { reference: null, problem: '', note: '' }),
        createdAt: createdAt.toISOString(),
        decidedAt: decidedAt?.toISOString() ?? null,
      };
    };
  }
}
