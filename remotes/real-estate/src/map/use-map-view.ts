import type { Map as LeafletMap } from 'leaflet';
import { useEffect, useMemo, useState } from 'react';
import { shiftFromButtons } from './collisions.ts';
import type { MapBox, MapItem, PlanarClusters } from './planar-clusters.ts';
import { toLatLng } from './use-leaflet.ts';

/** A visible item, with its position in Leaflet's layers. */
export type PlacedItem = MapItem & { left: number; top: number };

interface MapView {
  zoom: number;
  box: MapBox;
}

/** Returns the visible part of the city, updated on move and zoom, at most once per frame. */
export function useMapView(map: LeafletMap | undefined): MapView | undefined {
  const [view, setView] = useState<MapView>();
  useEffect(() => {
    if (!map) return;
    let frame = 0;
    const read = () => {
      // The end of a zoom updates immediately, although a frame may be pending as well.
      cancelAnimationFrame(frame);
      frame = 0;
      const bounds = map.getBounds();
      setView({
        zoom: map.getZoom(),
        box: {
          left: bounds.getWest(),
          right: bounds.getEast(),
          top: -bounds.getNorth(),
          bottom: -bounds.getSouth(),
        },
      });
    };
    const soon = () => {
      frame ||= requestAnimationFrame(read);
    };
    read();
    map.on('move resize', soon);
    // Items have other positions after a zoom, before the next frame.
    map.on('zoomend', read);
    return () => {
      cancelAnimationFrame(frame);
      map.off('move resize', soon);
      map.off('zoomend', read);
    };
  }, [map]);
  return view;
}

/** Returns the visible properties and clusters. */
export function useMapItems(
  map: LeafletMap | undefined,
  clusters: PlanarClusters,
  view: MapView | undefined,
): PlacedItem[] {
  return useMemo(() => {
    if (!map || !view) return [];
    const { x: width } = map.getSize();
    return clusters.within(view.box, view.zoom).map((item) => {
      const { x, y } = map.latLngToLayerPoint(toLatLng(item));
      const shift = shiftFromButtons(item, map.latLngToContainerPoint(toLatLng(item)), width);
      return { ...item, left: x - shift, top: y };
    });
  }, [map, clusters, view]);
}
