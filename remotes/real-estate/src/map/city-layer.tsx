import { cityMap } from '@boardwalk/artwork';
import { CityDrawing } from '@boardwalk/artwork/city-drawing';
import type { CityDistrict } from '@boardwalk/contracts';
import { memo, useMemo } from 'react';
import { labelOffsets } from './collisions.ts';
import type { MapItem } from './planar-clusters.ts';

interface CityLayerProps {
  district: CityDistrict | undefined;
  /** Pixels per unit of the map. */
  scale: number;
  /** Visible items: the names of the districts avoid them. */
  items: readonly MapItem[];
}

const CITY = cityMap();
const LABELS = CITY.districts.map(({ id, name, label }) => ({ id, name, x: label.x, y: label.y }));
/** Distance of a label's baseline from its middle, in pixels. */
const BASELINE_PX = 5;
/** Memoized: the city only changes with the selected district. */
const Drawing = memo(({ district }: Pick<CityLayerProps, 'district'>) => (
  <CityDrawing map={CITY} district={district ?? null} />
));

/** The city with labeled districts, which are selected by a click. */
export function CityLayer({ district, scale, items }: CityLayerProps) {
  const offsets = useMemo(() => labelOffsets(LABELS, items, scale), [items, scale]);
  return (
    <svg
      viewBox={`0 0 ${CITY.width} ${CITY.height}`}
      width="100%"
      height="100%"
      display="block"
      aria-hidden
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <Drawing district={district} />
      {CITY.districts.map(({ id, outline }) => (
        <path key={id} d={outline} data-district={id} data-chosen={id === district || undefined} />
      ))}
      {LABELS.map(({ id, name, x, y }) => {
        const offset = offsets.get(id);
        if (offset === undefined) return null;
        return (
          <text
            key={id}
            x={x}
            y={y + (offset + BASELINE_PX) / scale}
            // Constant size on the screen at every zoom. As a style, because the page's font size overrides the attribute.
            style={{ fontSize: `${14 / scale}px`, strokeWidth: 4 / scale }}
          >
            {name}
          </text>
        );
      })}
    </svg>
  );
}
