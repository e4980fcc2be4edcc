import type { CityDistrict } from '@boardwalk/contracts';
import type { CityMap } from './city-map.ts';
import { artworkVariables } from './palette/palette.ts';

const inksOf = (time: 'night' | 'morning') =>
  Object.fromEntries(artworkVariables.map((variable) => [variable.name, variable[time]]));

/** CSS variables with the colors of the map, for an element around it. */
export const MAP_INKS = { ...inksOf('morning'), _dark: inksOf('night') };
const ink = (name: string) => `var(--art-${name})`;

/** The city map with one highlighted district: the content of an `svg` in the units of the map. */
export function CityDrawing({ map, district }: { map: CityMap; district: CityDistrict | null }) {
  const lit = map.districts.find(({ id }) => id === district);
  return (
    <>
      <rect width={map.width} height={map.height} fill={ink('water')} />
      <path d={map.coast} fill={ink('land')} stroke={ink('rim')} strokeWidth="3" />
      {lit && <path d={lit.outline} fill={ink('lamp')} opacity="0.14" />}
      {map.districts.map(({ id, streets }) => (
        <path key={id} d={streets} stroke={ink('line')} strokeOpacity="0.5" strokeWidth="1" />
      ))}
      {map.avenues.map((avenue) => (
        <path key={avenue} d={avenue} stroke={ink('avenue')} strokeWidth="4" />
      ))}
      <path d={map.piers} stroke={ink('line')} strokeWidth="4" />
      <path d={map.bridges} stroke={ink('avenue')} strokeWidth="4" />
      <path d={map.tramline} stroke={ink('tide')} strokeWidth="3" strokeDasharray="12 7" />
    </>
  );
}

/** Additional layers of the whole city: contour lines, the ferry with its stops, and the lighthouse. */
function CityDetails({ map }: { map: CityMap }) {
  return (
    <>
      <path d={map.contours} stroke={ink('line')} strokeOpacity="0.35" strokeWidth="1.5" />
      <path d={map.ferryLine} stroke={ink('signal')} strokeWidth="2.5" strokeDasharray="1 8" />
      {map.ferryStops.map(({ x, y }) => (
        <circle key={x} cx={x} cy={y} r="7" fill={ink('land')} stroke={ink('signal')} strokeWidth="3.5" />
      ))}
      <circle cx={map.lighthouse.x} cy={map.lighthouse.y} r="26" fill={ink('lamp')} opacity="0.25" />
      <circle cx={map.lighthouse.x} cy={map.lighthouse.y} r="8" fill={ink('lamp')} />
    </>
  );
}

/** The map of the whole city, as wide as its parent. An element around it provides {@link MAP_INKS}. @param label text alternative. */
export function CityPicture({ map, label }: { map: CityMap; label: string }) {
  return (
    <svg
      viewBox={`0 0 ${map.width} ${map.height}`}
      role="img"
      aria-label={label}
      // Attributes, because the policy of the page allows no inline styles. The height follows from the box.
      width="100%"
      display="block"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <CityDrawing map={map} district={null} />
      <CityDetails map={map} />
    </svg>
  );
}

/** A pin whose tip is at the point. */
export function MapPin({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path
        d="M0 0C-8-14-16-20-16-31a16 16 0 1 1 32 0C16-20 8-14 0 0Z"
        fill="var(--chakra-colors-lamp)"
        stroke="var(--chakra-colors-ink)"
        strokeWidth="2.5"
      />
      <circle cy="-31" r="6" fill="var(--chakra-colors-ink)" />
    </g>
  );
}
