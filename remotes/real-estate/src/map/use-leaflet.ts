import { cityMap } from '@boardwalk/artwork';
import { CRS, type LatLngTuple, Map as LeafletMap, SVGOverlay } from 'leaflet';
import { useEffect, useState } from 'react';
import { MAX_ZOOM } from './planar-clusters.ts';

/** Leaflet's y axis points north, that of the city map south. */
export const toLatLng = ({ x, y }: { x: number; y: number }): LatLngTuple => [-y, x];

export interface CityLeaflet {
  map: LeafletMap;
  /** Container for the city, rendered by React: scaled with the zoom. */
  drawing: HTMLElement;
  /** Container for the items on it, rendered by React; in Leaflet's layer coordinates. */
  pane: HTMLElement;
}

const CITY = cityMap();
export const CITY_BOUNDS: LatLngTuple[] = [
  [-CITY.height, 0],
  [0, CITY.width],
];

/** Returns whether the last press on the map has moved it. Missing in Leaflet's types. */
export function wasDragged(map: LeafletMap): boolean {
  return (map.dragging as unknown as { moved: () => boolean }).moved();
}

/** Creates an empty Leaflet map in an element. Leaflet must not write HTML, which Trusted Types would block. */
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
      // Its size is observed below. Leaflet's own observer ends with a timer, which throws after the map is removed.
      trackResize: false,
    });
    // Not the SVG itself: React attaches all event listeners to its root, and an SVG with listeners becomes a tab stop.
    const drawing = document.createElement('div');
    map.fitBounds(CITY_BOUNDS, { animate: false });
    map.setMinZoom(map.getZoom());
    // Initially the city fills the window.
    map.setZoom(map.getBoundsZoom(CITY_BOUNDS, true), { animate: false });
    map.setMaxBounds(CITY_BOUNDS);
    // Leaflet only positions and sizes the element, so any element works.
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
      // A zoom ends with a timer as well.
      if (zooming && !container.isConnected) map.once('zoomend', () => map.remove());
      else map.remove();
    };
  }, [container, still]);
  return leaflet;
}
