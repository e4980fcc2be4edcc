import type { PropertyCard } from '@boardwalk/contracts';

/** What a square metre costs, of a rent for a week; by what it is worth where it isn't offered. Undefined without an area. */
export function pricePerMetre({ listing, guidePrice, area }: PropertyCard): number | undefined {
  return area > 0 ? Math.round((listing?.price ?? guidePrice) / area) : undefined;
}
