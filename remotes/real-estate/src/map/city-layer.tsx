import { cityMap } from '@boardwalk/artwork';
import { CityDrawing } from '@boardwalk/artwork/city-drawing';
import type { CityDistrict } from '@boardwalk/contracts';
import { memo } from 'react';

interface CityLayerProps {
  district: CityDistrict | undefined;
  /** How many pixels a unit of the map is. */
  scale: number;
}

const CITY = cityMap();
/** The city never changes: it is drawn anew for another district alone. */
const Drawing = memo(({ district }: Pick<CityLayerProps, 'district'>) => (
  <CityDrawing map={CITY} district={district ?? null} />
));

/** The city with its districts, which are named, and chosen by a click. */
export function CityLayer({ district, scale }: CityLayerProps) {
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
      {CITY.districts.map(({ id, name, label }) => (
        <text
          key={id}
          x={label.x}
          y={label.y}
          // As large on the screen at every zoom. A style: the page's own font size comes before an attribute.
          style={{ fontSize: `${14 / scale}px`, strokeWidth: 4 / scale }}
        >
          {name}
        </text>
      ))}
    </svg>
  );
}
