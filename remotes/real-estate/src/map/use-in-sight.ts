import type { CityDistrict, MapPoint } from '@boardwalk/contracts';
import { LatLngBounds } from 'leaflet';
import { useEffect, useEffectEvent } from 'react';
import { districtBox } from './district-box.ts';
import { type CityLeaflet, toLatLng } from './use-leaflet.ts';

/** Number of results up to which all are brought into view, because a window may be far smaller than the city. */
const MAX_FITTED_RESULTS = 12;
/** Maximum zoom for a single result, so that its street is visible. */
const MAX_SINGLE_ZOOM = 1;

/** Moves to the selected district. */
export function useDistrictInSight(
  leaflet: CityLeaflet | undefined,
  district: CityDistrict | undefined,
): void {
  useEffect(() => {
    const box = district && districtBox(district);
    if (!leaflet?.map.getContainer().isConnected || !box) return;
    const corners = [
      { x: box.left, y: box.bottom },
      { x: box.right, y: box.top },
    ];
    leaflet.map.fitBounds(corners.map(toLatLng), { padding: [16, 16] });
  }, [leaflet, district]);
}

/** Moves to the results if there are few and not all of them are visible, or if none is visible. */
export function useFoundInSight(
  leaflet: CityLeaflet | undefined,
  points: readonly MapPoint[],
  district: CityDistrict | undefined,
): void {
  const show = useEffectEvent(({ map }: CityLeaflet) => {
    // A district is shown as a whole.
    if (district || points.length === 0) return;
    const seen = map.getBounds().pad(-0.08);
    const positions = points.map(([, x, y]) => toLatLng({ x, y }));
    const isSeen = (position: (typeof positions)[number]) => seen.contains(position);
    if (points.length <= MAX_FITTED_RESULTS ? positions.every(isSeen) : positions.some(isSeen)) return;
    map.fitBounds(new LatLngBounds(positions), {
      padding: [56, 56],
      maxZoom: Math.max(MAX_SINGLE_ZOOM, map.getZoom()),
    });
  });
  useEffect(() => {
    if (leaflet?.map.getContainer().isConnected) show(leaflet);
  }, [leaflet, points]);
}
