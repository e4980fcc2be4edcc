import type { Settlement } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { UsersService } from '../../users/users.service.ts';
import { ListingsRepository } from '../listings/listings.repository.ts';
import { PropertiesRepository } from '../properties/properties.repository.ts';
import { toPropertyCard } from '../properties/property.view.ts';
import type { SettlementRow } from './settlements.table.ts';

/** Settlements as the two see them whom they concern, and the staff with what didn't fit. */
@Injectable()
export class SettlementViews {
  constructor(
    private readonly listings: ListingsRepository,
    private readonly properties: PropertiesRepository,
    private readonly users: UsersService,
  ) {}

  async of(rows: readonly SettlementRow[], forStaff: boolean): Promise<(row: SettlementRow) => Settlement> {
    const shown = new Map<string, Settlement>();
    for (const row of rows) shown.set(row.id, await this.one(row, forStaff));
    return ({ id }) => shown.get(id) as Settlement;
  }

  async one(row: SettlementRow, forStaff: boolean): Promise<Settlement> {
    const { id, listingId, propertyId, sellerId, buyerId, amount, state, version, createdAt, decidedAt } =
      row;
    const listing = await this.listings.find(listingId);
    const property = await this.properties.findCard(propertyId);
    if (!listing || !property) throw new Error(`The property of the settlement ${id} is gone.`);
    const names = await this.users.namesOf([sellerId, buyerId]);
    const personOf = (memberId: string | null) => {
      const found = names.get(memberId ?? '');
      return found
        ? { username: found.username, fullName: found.fullName, avatarUrl: found.avatarUrl }
        : null;
    };
    return {
      ...{ id, listingId, amount, state, version, kind: listing.kind, property: toPropertyCard(property) },
      ...{ seller: personOf(sellerId), buyer: personOf(buyerId) },
      ...(forStaff
        ? { reference: row.reference, problem: row.problem, note: row.note }
        : { reference: null, problem: '', note: '' }),
      createdAt: createdAt.toISOString(),
      decidedAt: decidedAt?.toISOString() ?? null,
    };
  }
}
