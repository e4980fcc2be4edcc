import { cityMap } from '@boardwalk/artwork';
import { chakra } from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';
import { ink } from '../../parts/inks.ts';

const { width, height } = cityMap;

/** The city as line art. Its districts carry their names where there is room, their numbers where there isn't. */
export function CityPlan() {
  const { t } = useLingui();
  return (
    <chakra.svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={t`Map of the city: ${cityMap.districts.length} districts round the bay.`}
      width="100%"
      height="auto"
      aspectRatio={`${width} / ${height}`}
      display="block"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <rect width={width} height={height} fill={ink('water')} />
      <path d={cityMap.coast} fill={ink('land')} stroke={ink('rim')} strokeWidth="3" />
      <path d={cityMap.contours} stroke={ink('line')} strokeOpacity="0.35" strokeWidth="1.5" />
      {cityMap.districts.map(({ id, streets }) => (
        <path key={id} d={streets} stroke={ink('line')} strokeOpacity="0.5" strokeWidth="1" />
      ))}
      {cityMap.avenues.map((avenue) => (
        <path key={avenue} d={avenue} stroke={ink('avenue')} strokeWidth="4" />
      ))}
      <path d={cityMap.piers} stroke={ink('line')} strokeWidth="4" />
      <path d={cityMap.bridges} stroke={ink('avenue')} strokeWidth="4" />
      <path d={cityMap.tramline} stroke={ink('tide')} strokeWidth="3" strokeDasharray="12 7" />
      <path d={cityMap.ferryLine} stroke={ink('signal')} strokeWidth="2.5" strokeDasharray="1 8" />
      {cityMap.ferryStops.map(({ x, y }) => (
        <circle key={x} cx={x} cy={y} r="7" fill={ink('land')} stroke={ink('signal')} strokeWidth="3.5" />
      ))}
      <circle cx={cityMap.lighthouse.x} cy={cityMap.lighthouse.y} r="26" fill={ink('lamp')} opacity="0.25" />
      <circle cx={cityMap.lighthouse.x} cy={cityMap.lighthouse.y} r="8" fill={ink('lamp')} />
      <Labels />
    </chakra.svg>
  );
}

function Labels() {
  return cityMap.districts.map(({ id, name, label }, index) => (
    <chakra.g key={id} transform={`translate(${label.x} ${label.y})`} fontFamily="heading" fontWeight="700">
      <chakra.g display={{ base: 'none', md: 'inline' }}>
        <rect
          x={-name.length * 7 - 14}
          y="-20"
          width={name.length * 14 + 28}
          height="40"
          rx="4"
          fill="var(--chakra-colors-bg-panel)"
          stroke="var(--chakra-colors-fg)"
          strokeWidth="2"
        />
        <text textAnchor="middle" y="8.5" fontSize="24" fill="var(--chakra-colors-fg)">
          {name}
        </text>
      </chakra.g>
      <chakra.g display={{ base: 'inline', md: 'none' }}>
        <rect x="-30" y="-30" width="60" height="60" rx="8" fill="var(--chakra-colors-lamp)" />
        <text textAnchor="middle" y="15" fontSize="42" fill="var(--chakra-colors-ink)">
          {index + 1}
        </text>
      </chakra.g>
    </chakra.g>
  ));
}
