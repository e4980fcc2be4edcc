import type { Map as LeafletMap } from 'leaflet';
import { useEffect, useMemo, useState } from 'react';
import type { MapBox, MapItem, PlanarClusters } from './planar-clusters.ts';
import { toLatLng } from './use-leaflet.ts';

/** What lies on the map where it is seen, with its place in Leaflet's layers. */
export type PlacedItem = MapItem & { left: number; top: number };

interface MapView {
  zoom: number;
  box: MapBox;
}

/** The part of the city that is seen, as it is moved and zoomed. At most once for each frame. */
export function useMapView(map: LeafletMap | undefined): MapView | undefined {
  const [view, setView] = useState<MapView>();
  useEffect(() => {
    if (!map) return;
    let frame = 0;
    const read = () => {
      // The end of a zoom reads at once, where a frame may be waiting as well.
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
    // What lies on the map has other places in another zoom, before the next frame.
    map.on('zoomend', read);
    return () => {
      cancelAnimationFrame(frame);
      map.off('move resize', soon);
      map.off('zoomend', read);
    };
  }, [map]);
  return view;
}

/** The properties and clusters that are seen. */
export function useMapItems(
  map: LeafletMap | undefined,
  clusters: PlanarClusters,
  view: MapView | undefined,
): PlacedItem[] {
  return useMemo(() => {
    if (!map || !view) return [];
    return clusters.within(view.box, view.zoom).map((item) => {
      const { x, y } = map.latLngToLayerPoint(toLatLng(item));
      return { ...item, left: x, top: y };
    });
  }, [map, clusters, view]);
}
