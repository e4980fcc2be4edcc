import type { Offer } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/auth/caller.ts';
import { UsersService } from '../../users/users.service.ts';
import { nameOf } from '../../users/users.view.ts';
import { PropertiesRepository } from '../properties/properties.repository.ts';
import { toPropertyCard } from '../properties/property.view.ts';
import { ListingsRepository } from './listings.repository.ts';
import type { OfferRow } from './listings.table.ts';

/** Offers as the two see them whom they concern. */
@Injectable()
export class OfferViews {
  constructor(
    private readonly listings: ListingsRepository,
    private readonly properties: PropertiesRepository,
    private readonly users: UsersService,
  ) {}

  async of(caller: Caller, rows: readonly OfferRow[]): Promise<(row: OfferRow) => Offer> {
    const shown = new Map<string, Offer>();
    for (const row of rows) shown.set(row.id, await this.one(caller, row));
    return ({ id }) => shown.get(id) as Offer;
  }

  async one(caller: Caller, row: OfferRow): Promise<Offer> {
    const { id, listingId, amount, message, state, buyerId, expiresAt, createdAt, decidedAt } = row;
    const listing = await this.listings.find(listingId);
    const property = listing && (await this.properties.findCard(listing.propertyId));
    if (!property) throw new Error(`The property of the offer ${id} is gone.`);
    const { username, fullName, avatarUrl } = nameOf(await this.users.namesOf([buyerId]), buyerId);
    return {
      ...{ id, listingId, amount, message, state, mine: buyerId === caller.id },
      property: toPropertyCard(property),
      buyer: { username, fullName, avatarUrl },
      expiresAt: expiresAt.toISOString(),
      createdAt: createdAt.toISOString(),
      decidedAt: decidedAt?.toISOString() ?? null,
    };
  }
}
