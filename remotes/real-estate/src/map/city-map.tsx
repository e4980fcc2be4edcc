import { MAP_INKS } from '@boardwalk/artwork/city-drawing';
import type { CityDistrict, MapPoint } from '@boardwalk/contracts';
import { Box, useReducedMotion } from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';
import type { LeafletMouseEvent } from 'leaflet';
import { type ReactNode, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { BUBBLE_STYLES } from './bubble-styles.ts';
import { Bubbles } from './bubbles.tsx';
import { CityLayer } from './city-layer.tsx';
import { LEAFLET_STYLES } from './leaflet-styles.ts';
import { MapCard, type Shown } from './map-card.tsx';
import { MAX_ZOOM, planarClusters } from './planar-clusters.ts';
import { useDistrictInSight, useFoundInSight } from './use-in-sight.ts';
import { CITY_BOUNDS, type CityLeaflet, toLatLng, useLeaflet, wasDragged } from './use-leaflet.ts';
import { type PlacedItem, useMapItems, useMapView } from './use-map-view.ts';
import { ZoomButtons } from './zoom-buttons.tsx';

/** Maximum number of properties that a card lists for one place. */
const MAX_AT_ONE_PLACE = 30;

export interface CityMapProps {
  points: readonly MapPoint[];
  district: CityDistrict | undefined;
  onDistrict: (district: CityDistrict | undefined) => void;
  /** Code of the property highlighted by the list. */
  lit: string | null;
  onPoint: (code: string | null) => void;
  /** Content at the bottom of the map. */
  children?: ReactNode;
}

/** Map of the city with its properties, movable and zoomable. Fills its container. */
export default function CityMap(props: CityMapProps) {
  const still = useReducedMotion();
  // Leaflet decides once whether it animates. A map's last zoom still ends in its own element, so a change remounts it.
  return <CityWindow key={still ? 'still' : 'moving'} still={still} {...props} />;
}

interface CityWindowProps extends CityMapProps {
  /** Whether animations are disabled. */
  still: boolean;
}

function CityWindow({ still, points, district, onDistrict, lit, onPoint, children }: CityWindowProps) {
  const { t } = useLingui();
  const [container, setContainer] = useState<HTMLElement | null>(null);
  const leaflet = useLeaflet(container, still);
  const view = useMapView(leaflet?.map);
  const clusters = useMemo(() => planarClusters(points), [points]);
  const items = useMapItems(leaflet?.map, clusters, view);
  const [shown, setShown] = useState<{ card: Shown; from: string }>();
  useDistrictInSight(leaflet, district);
  useFoundInSight(leaflet, points, district);
  useMapClicks(leaflet, (id) => onDistrict(id === district ? undefined : id));
  const open = (item: PlacedItem) => {
    if (!leaflet) return;
    if (item.cluster === null) return setShown({ card: { code: item.code }, from: item.id });
    const zoom = clusters.splitsAt(item.cluster);
    if (zoom > MAX_ZOOM || leaflet.map.getZoom() >= MAX_ZOOM)
      return setShown({ card: { properties: clusters.of(item.cluster, MAX_AT_ONE_PLACE) }, from: item.id });
    setShown(undefined);
    // The focused cluster is removed: focus the map instead.
    leaflet.map.getContainer().focus({ preventScroll: true });
    leaflet.map.setView(toLatLng(item), Math.min(MAX_ZOOM, zoom));
  };
  const close = () => {
    if (!shown) return;
    setShown(undefined);
    const bubble = container?.querySelector<HTMLElement>(`[data-id="${CSS.escape(shown.from)}"]`);
    (bubble ?? container)?.focus({ preventScroll: true });
  };
  return (
    <Box position="relative" height="100%" css={{ ...MAP_INKS, ...LEAFLET_STYLES, ...BUBBLE_STYLES }}>
      {/* Leaflet modifies its class attribute, so React must not set it. */}
      <section
        ref={setContainer}
        className="city-map"
        aria-label={t`Map of the city. Arrow keys move it, plus and minus zoom.`}
      />
      {leaflet && view && (
        <>
          {createPortal(
            <CityLayer district={district} scale={2 ** view.zoom} items={items} />,
            leaflet.drawing,
          )}
          {createPortal(
            <Bubbles
              items={items}
              lit={lit}
              onOpen={open}
              onPoint={onPoint}
              isDrag={() => wasDragged(leaflet.map)}
            />,
            leaflet.pane,
          )}
          <ZoomButtons
            map={leaflet.map}
            zoom={view.zoom}
            onWhole={() => leaflet.map.fitBounds(CITY_BOUNDS)}
          />
        </>
      )}
      {children}
      {shown && <MapCard key={shown.from} shown={shown.card} onClose={close} />}
    </Box>
  );
}

/** Handles a click on a district that wasn’t the end of a drag; and sets whether it is zooming, for the styles. */
function useMapClicks(leaflet: CityLeaflet | undefined, onDistrict: (id: CityDistrict) => void): void {
  const choose = useEffectEvent(onDistrict);
  useEffect(() => {
    if (!leaflet) return;
    const { map } = leaflet;
    const click = ({ originalEvent: { target } }: LeafletMouseEvent) => {
      const id = target instanceof SVGElement ? target.dataset.district : undefined;
      if (id) choose(id as CityDistrict);
    };
    const zooming = () => {
      map.getContainer().dataset.zooming = '';
    };
    const zoomed = () => {
      delete map.getContainer().dataset.zooming;
    };
    map.on('click', click).on('zoomstart', zooming).on('zoomend', zoomed);
    return () => {
      map.off('click', click).off('zoomstart', zooming).off('zoomend', zoomed);
    };
  }, [leaflet]);
}
