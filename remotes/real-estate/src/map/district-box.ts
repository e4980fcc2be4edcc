import { cityMap } from '@boardwalk/artwork';
import type { CityDistrict } from '@boardwalk/contracts';
import type { MapBox } from './planar-clusters.ts';

/** Returns the bounding box of a district, within the map. */
export function districtBox(id: CityDistrict): MapBox | undefined {
  const { districts, width, height } = cityMap();
  const outline = districts.find((district) => district.id === id)?.outline;
  if (!outline) return undefined;
  // Path data of absolute points: x and y alternate.
  const numbers = (outline.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);
  const [xs, ys] = [numbers.filter((_, at) => at % 2 === 0), numbers.filter((_, at) => at % 2 === 1)];
  return {
    left: Math.max(0, Math.min(...xs)),
    right: Math.min(width, Math.max(...xs)),
    top: Math.max(0, Math.min(...ys)),
    bottom: Math.min(height, Math.max(...ys)),
  };
}
