import type { Property } from '@boardwalk/contracts';

export interface PricePoint {
  /** An instant, ISO 8601. */
  at: string;
  price: number;
}

/** Returns a property's values and sale prices, and its weekly rents, oldest first. */
export function pricePoints(history: Property['history']): { prices: PricePoint[]; rents: PricePoint[] } {
  const of = (kinds: readonly string[]) =>
    history
      .flatMap(({ kind, at, price }) => (kinds.includes(kind) && price !== null ? [{ at, price }] : []))
      .sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
  return { prices: of(['registered', 'sold', 'transferred']), rents: of(['rented']) };
}
