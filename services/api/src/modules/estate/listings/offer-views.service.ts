import type { Offer } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/auth/caller.ts';
import { UsersService } from '../../users/users.service.ts';
import { nameOf } from '../../users/users.view.ts';
import { PropertiesRepository } from '../properties/properties.repository.ts';
import { toPropertyCard } from '../properties/property.view.ts';
import { ListingsRepository } from './listings.repository.ts';
import type { OfferRow } from './listings.table.ts';

/** Maps offers to what their two sides see. */
@Injectable()
export class OfferViews {
  constructor(
    private readonly listings: ListingsRepository,
    private readonly properties: PropertiesRepository,
    private readonly users: UsersService,
  ) {}

  async one(caller: Caller, row: OfferRow): Promise<Offer> {
    return (await this.of(caller, [row]))(row);
  }

  async of(caller: Caller, rows: readonly OfferRow[]): Promise<(row: OfferRow) => Offer> {
    const listings = await this.listings.findMany(rows.map(({ listingId }) => listingId));
    const cards = await this.properties.findCards([...listings.values()].map(({ propertyId }) => propertyId));
    const names = await this.users.namesOf(rows.map(({ buyerId }) => buyerId));
    return ({ id, listingId, amount, message, state, buyerId, expiresAt, createdAt, decidedAt }) => {
      const card = cards.get(listings.get(listingId)?.propertyId ?? '');
      if (!card) throw new Error(`The property of the offer ${id} is gone.`);
      const { username, fullName, avatarUrl } = nameOf(names, buyerId);
      return {
        id,
        listingId,
        amount,
        message,
        state,
        mine: buyerId === caller.id,
        property: toPropertyCard(card),
        buyer: { username, fullName, avatarUrl },
        expiresAt: expiresAt.toISOString(),
        createdAt: createdAt.toISOString(),
        decidedAt: decidedAt?.toISOString() ?? null,
      };
    };
  }
}
