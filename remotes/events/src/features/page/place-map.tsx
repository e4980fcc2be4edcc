import { artworkVariables, cityMap } from '@boardwalk/artwork';
import type { EventPlace } from '@boardwalk/contracts';
import { chakra } from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';

const inksOf = (time: 'night' | 'morning') =>
  Object.fromEntries(artworkVariables.map((variable) => [variable.name, variable[time]]));
const INKS = { ...inksOf('morning'), _dark: inksOf('night') };
const ink = (name: string) => `var(--art-${name})`;

/** How much of the city is seen round the place, in units of the map. */
const SIGHT = { width: 480, height: 300 };

/** The part of the city round a place, with a pin. Nothing for a place that has neither point nor district. */
export function PlaceMap({ place, name }: { place: EventPlace; name: string }) {
  const { t } = useLingui();
  const map = cityMap();
  const district = map.districts.find(({ id }) => id === place.district);
  const middle = place.point ?? district?.label;
  if (!middle) return null;
  const left = Math.max(0, Math.min(map.width - SIGHT.width, middle.x - SIGHT.width / 2));
  const top = Math.max(0, Math.min(map.height - SIGHT.height, middle.y - SIGHT.height / 2));
  return (
    <chakra.svg
      viewBox={`${left} ${top} ${SIGHT.width} ${SIGHT.height}`}
      role="img"
      aria-label={t`Map: ${name}`}
      css={INKS}
      display="block"
      width="100%"
      aspectRatio={`${SIGHT.width} / ${SIGHT.height}`}
      borderRadius="lg"
      borderWidth="1.5px"
      borderColor="border.emphasized"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <rect width={map.width} height={map.height} fill={ink('water')} />
      <path d={map.coast} fill={ink('land')} stroke={ink('rim')} strokeWidth="3" />
      {district && <path d={district.outline} fill={ink('lamp')} opacity="0.14" />}
      {map.districts.map(({ id, streets }) => (
        <path key={id} d={streets} stroke={ink('line')} strokeOpacity="0.5" strokeWidth="1" />
      ))}
      {map.avenues.map((avenue) => (
        <path key={avenue} d={avenue} stroke={ink('avenue')} strokeWidth="4" />
      ))}
      <path d={map.piers} stroke={ink('line')} strokeWidth="4" />
      <path d={map.bridges} stroke={ink('avenue')} strokeWidth="4" />
      <path d={map.tramline} stroke={ink('tide')} strokeWidth="3" strokeDasharray="12 7" />
      {place.point && (
        <g transform={`translate(${place.point.x} ${place.point.y})`}>
          <path
            d="M0 0C-8-14-16-20-16-31a16 16 0 1 1 32 0C16-20 8-14 0 0Z"
            fill="var(--chakra-colors-lamp)"
            stroke="var(--chakra-colors-ink)"
            strokeWidth="2.5"
          />
          <circle cy="-31" r="6" fill="var(--chakra-colors-ink)" />
        </g>
      )}
    </chakra.svg>
  );
}
