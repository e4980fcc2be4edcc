import type { Property, PropertyCard } from '@boardwalk/contracts';
import type { MemberName } from '../../users/users.view.ts';
import type { PropertyCardRow } from './properties.repository.ts';
import type { PropertyEventRow, PropertyRow } from './properties.table.ts';

export function toPropertyCard({ property, listing }: PropertyCardRow): PropertyCard {
  const { id, code, title, type, district, address, x, y, guidePrice, garage, rooms, area, image, demo } =
    property;
  return {
    ...{ id, code, title, type, district, address, guidePrice, garage, rooms, area, image, demo },
    point: { x, y },
    listing: listing?.endsAt
      ? {
          ...{ id: listing.id, kind: listing.kind, state: listing.state },
          price: listing.bidPrice ?? listing.price,
          endsAt: listing.endsAt.toISOString(),
        }
      : null,
  };
}

export interface PropertyContext {
  row: PropertyRow;
  /** Of the owner, when they show themself to the caller. */
  owner: MemberName | undefined;
  events: readonly PropertyEventRow[];
  mine: boolean;
  manages: boolean;
}

export function toProperty(
  card: PropertyCardRow,
  { row, owner, events, mine, manages }: PropertyContext,
): Property {
  const { description, images, ownerId, version } = row;
  return {
    ...toPropertyCard(card),
    ...{ description, images, owned: ownerId !== null, mine, version },
    owner: owner ? { username: owner.username, fullName: owner.fullName, avatarUrl: owner.avatarUrl } : null,
    history: events.map(({ kind, at, price }) => ({ kind, at: at.toISOString(), price })),
    may: { manage: manages, list: (mine || (manages && ownerId === null)) && card.listing === null },
  };
}
