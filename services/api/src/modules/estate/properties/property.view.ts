import type { Property, PropertyCard } from '@boardwalk/contracts';
import { type MemberName, personOf } from '../../users/users.view.ts';
import type { PropertyCardRow, ShownPropertyEvent } from './properties.repository.ts';
import type { PropertyRow } from './properties.table.ts';

export function toPropertyCard({ property, listing }: PropertyCardRow): PropertyCard {
  const { id, code, title, type, district, address, x, y, guidePrice, garage, rooms, area, image, demo } =
    property;
  return {
    id,
    code,
    title,
    type,
    district,
    address,
    guidePrice,
    garage,
    rooms,
    area,
    image,
    demo,
    point: { x, y },
    let: property.isLet,
    listing: listing?.endsAt
      ? {
          id: listing.id,
          kind: listing.kind,
          state: listing.state,
          price: listing.bidPrice ?? listing.price,
          endsAt: listing.endsAt.toISOString(),
        }
      : null,
  };
}

export interface PropertyContext {
  row: PropertyRow & { ownerShown: boolean };
  events: readonly ShownPropertyEvent[];
  names: ReadonlyMap<string, MemberName>;
  tenancyId: string | undefined;
  callerId: string;
  manages: boolean;
}

export function toProperty(
  card: PropertyCardRow,
  { row, events, names, tenancyId, callerId, manages }: PropertyContext,
): Property {
  const { description, images, ownerId, version } = row;
  const mine = ownerId === callerId;
  /** Names are included for the members themselves, for managers of the registry, and where the member shows their properties. */
  const named = (id: string | null, shown: boolean) =>
    id !== null && (shown || manages || id === callerId) ? personOf(names.get(id)) : null;
  return {
    ...toPropertyCard(card),
    description,
    images,
    owned: ownerId !== null,
    mine,
    version,
    owner: named(ownerId, row.ownerShown),
    tenancyId: tenancyId ?? null,
    privateSeller: card.listing?.sellerId != null,
    history: events.map(({ kind, at, price, fromId, toId, fromShown, toShown }) => ({
      kind,
      at: at.toISOString(),
      price,
      from: named(fromId, fromShown),
      to: named(toId, toShown),
    })),
    may: {
      manage: manages,
      list: (mine || (manages && ownerId === null)) && card.listing === null,
      present: mine || manages,
    },
  };
}
