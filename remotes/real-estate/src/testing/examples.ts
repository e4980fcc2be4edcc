import type { Property, PropertyCard, SavedSearch } from '@boardwalk/contracts';

const HOUR_MS = 3_600_000;
/** Returns an instant this many hours from now. */
export const at = (hours: number): string => new Date(Date.now() + hours * HOUR_MS).toISOString();
export const id = (last: number): string => `00000000-0000-4000-8000-${String(last).padStart(12, '0')}`;

export const NORA = { username: 'nora', fullName: 'Nora Quayle', avatarUrl: null };
export const MILO = { username: 'milo', fullName: 'Milo Anders', avatarUrl: null };

type Offered = NonNullable<PropertyCard['listing']>;

/** Creates an offer of a property: a sale by default. */
export function offered(change: Partial<Offered> = {}): Offered {
  return { id: id(21), kind: 'sale', state: 'active', price: 90_000, endsAt: at(24 * 12), ...change };
}

/** Creates a property for lists: an apartment for sale on Lantern Quay by default. */
export function propertyCard(change: Partial<PropertyCard> = {}): PropertyCard {
  return {
    id: id(1),
    code: 'LQ-014',
    title: 'Flat above the ferry hall',
    type: 'apartment',
    district: 'lantern-quay',
    address: '14 Ferry Steps',
    point: { x: 505, y: 276 },
    guidePrice: 85_000,
    garage: 1,
    rooms: 3,
    area: 84,
    image: null,
    listing: offered(),
    let: false,
    demo: false,
    ...change,
  };
}

/** Creates a full property: the same apartment, of a visible member. */
export function property(change: Partial<Property> = {}): Property {
  return {
    ...propertyCard(),
    description: 'Two rooms to the water, one to the yard.',
    images: [],
    owner: NORA,
    owned: true,
    mine: false,
    tenancyId: null,
    privateSeller: true,
    history: [
      { kind: 'listed', at: at(-24), price: 90_000, from: NORA, to: null },
      { kind: 'sold', at: at(-24 * 200), price: 72_000, from: null, to: NORA },
      { kind: 'registered', at: at(-24 * 400), price: null, from: null, to: null },
    ],
    version: 3,
    may: { manage: false, list: false, present: false },
    ...change,
  };
}

/** Creates the last page of a list. */
export const pageOf = <T>(...items: T[]) => ({ items, nextCursor: null });

export function savedSearch(change: Partial<SavedSearch> = {}): SavedSearch {
  return {
    id: id(41),
    name: 'Houseboats',
    notify: true,
    matches: 2,
    createdAt: at(-48),
    criteria: { kind: 'any', type: 'houseboat' },
    ...change,
  };
}
