import { cityMap } from '@boardwalk/artwork';
import { CityDrawing } from '@boardwalk/artwork/city-drawing';
import type { CityDistrict } from '@boardwalk/contracts';
import { memo } from 'react';

interface CityLayerProps {
  district: CityDistrict | undefined;
  /** Pixels per unit of the map. */
  scale: number;
}

const CITY = cityMap();
/** Memoized: the city only changes with the selected district. */
const Drawing = memo(({ district }: Pick<CityLayerProps, 'district'>) => (
  <CityDrawing map={CITY} district={district ?? null} />
));

/** The city with labeled districts, which are selected by a click. */
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
          // Constant size on the screen at every zoom. As a style, because the page's font size overrides the attribute.
          style={{ fontSize: `${14 / scale}px`, strokeWidth: 4 / scale }}
        >
          {name}
        </text>
      ))}
    </svg>
  );
}
