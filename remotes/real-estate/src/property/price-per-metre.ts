import type { PropertyCard } from '@boardwalk/contracts';

/** Returns the price per square meter, for a rent per week; by the estimated value without an offer. Undefined without an area. */
export function pricePerMetre({ listing, guidePrice, area }: PropertyCard): number | undefined {
  return area > 0 ? Math.round((listing?.price ?? guidePrice) / area) : undefined;
}
