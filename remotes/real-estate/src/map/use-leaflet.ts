import { cityMap } from '@boardwalk/artwork';
import { CRS, type LatLngTuple, Map as LeafletMap, SVGOverlay } from 'leaflet';
import { useEffect, useState } from 'react';
import { MAX_ZOOM } from './planar-clusters.ts';

/** Leaflet counts to the north, the drawing of the city to the south. */
export const toLatLng = ({ x, y }: { x: number; y: number }): LatLngTuple => [-y, x];

export interface CityLeaflet {
  map: LeafletMap;
  /** Where React draws the city: as large as it is at the zoom. */
  drawing: HTMLElement;
  /** Where React draws what lies on it; its points are those of Leaflet's layers. */
  pane: HTMLElement;
}

const CITY = cityMap();
export const CITY_BOUNDS: LatLngTuple[] = [
  [-CITY.height, 0],
  [0, CITY.width],
];

/** Whether the last press on the map has moved it. Leaflet's types don't know it. */
export function wasDragged(map: LeafletMap): boolean {
  return (map.dragging as unknown as { moved: () => boolean }).moved();
}

/** A map of Leaflet in an element, with nothing on it yet. Leaflet writes no markup: Trusted Types would refuse it. */
export function useLeaflet(container: HTMLElement | null, still: boolean): CityLeaflet | undefined {
  const [leaflet, setLeaflet] = useState<CityLeaflet>();
  useEffect(() => {
    if (!container) return;
    const map = new LeafletMap(container, {
      crs: CRS.Simple,
      zoomControl: false,
      attributionControl: false,
      boxZoom: false,
      minZoom: -5,
      maxZoom: MAX_ZOOM,
      zoomSnap: 0.25,
      wheelPxPerZoomLevel: 120,
      zoomAnimation: !still,
      fadeAnimation: false,
      inertia: !still,
      // Its size is watched below. Leaflet's own watch ends by a timer, which throws once the map is gone.
      trackResize: false,
    });
    // Not the drawing itself: React listens to all events on what it draws into, and an SVG that is listened to can be reached by Tab.
    const drawing = document.createElement('div');
    map.fitBounds(CITY_BOUNDS, { animate: false });
    map.setMinZoom(map.getZoom());
    // The whole window is city at first.
    map.setZoom(map.getBoundsZoom(CITY_BOUNDS, true), { animate: false });
    map.setMaxBounds(CITY_BOUNDS);
    // Any element does: Leaflet gives it a place and a size.
    new SVGOverlay(drawing as unknown as SVGElement, CITY_BOUNDS).addTo(map);
    const pane = map.createPane('properties');
    let zooming = false;
    map.on('zoomstart zoomend', ({ type }) => {
      zooming = type === 'zoomstart';
    });
    setLeaflet({ map, drawing, pane });
    const seen = new ResizeObserver(() => map.invalidateSize({ animate: false }));
    seen.observe(container);
    return () => {
      seen.disconnect();
      setLeaflet(undefined);
      // A zoom ends by a timer as well.
      if (zooming && !container.isConnected) map.once('zoomend', () => map.remove());
      else map.remove();
    };
  }, [container, still]);
  return leaflet;
}
