import { cityMap } from '@boardwalk/artwork';
import { chakra } from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';
import { ink } from '../../parts/inks.ts';

/** Half the width of a character of a district's name, and the label's margin, in units of the map. */
const HALF_CHARACTER_WIDTH = 6.9;
const PADDING = 14;
/** Squares of the map's grid. */
const COLUMNS = ['A', 'B', 'C', 'D', 'E', 'F'];
const ROWS = ['1', '2', '3', '4'];

/** The city as line art. Districts are labeled with their names if there is space, otherwise with numbers. */
export function CityPlan() {
  const { t } = useLingui();
  const { width, height, ...map } = cityMap();
  return (
    <chakra.svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={t`Map of the city: ${map.districts.length} districts round the bay.`}
      width="100%"
      height="auto"
      aspectRatio={`${width} / ${height}`}
      display="block"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <rect width={width} height={height} fill={ink('water')} />
      <path d={map.coast} fill={ink('land')} stroke={ink('rim')} strokeWidth="3" />
      <path d={map.contours} stroke={ink('line')} strokeOpacity="0.35" strokeWidth="1.5" />
      {map.districts.map(({ id, streets }) => (
        <path key={id} d={streets} stroke={ink('line')} strokeOpacity="0.5" strokeWidth="1" />
      ))}
      {map.avenues.map((avenue) => (
        <path key={avenue} d={avenue} stroke={ink('avenue')} strokeWidth="4" />
      ))}
      <path d={map.piers} stroke={ink('line')} strokeWidth="4" />
      <path d={map.bridges} stroke={ink('avenue')} strokeWidth="4" />
      <path d={map.tramline} stroke={ink('tide')} strokeWidth="3" strokeDasharray="12 7" />
      <path d={map.ferryLine} stroke={ink('signal')} strokeWidth="2.5" strokeDasharray="1 8" />
      {map.ferryStops.map(({ x, y }) => (
        <circle key={x} cx={x} cy={y} r="7" fill={ink('land')} stroke={ink('signal')} strokeWidth="3.5" />
      ))}
      <circle cx={map.lighthouse.x} cy={map.lighthouse.y} r="26" fill={ink('lamp')} opacity="0.25" />
      <circle cx={map.lighthouse.x} cy={map.lighthouse.y} r="8" fill={ink('lamp')} />
      <Graticule />
      <Labels />
    </chakra.svg>
  );
}

function Labels() {
  return cityMap().districts.map(({ id, name, label }, index) => (
    <chakra.g key={id} transform={`translate(${label.x} ${label.y})`} fontFamily="heading" fontWeight="700">
      <chakra.g display={{ base: 'none', md: 'inline' }} fontSize="25px">
        <rect
          x={-name.length * HALF_CHARACTER_WIDTH - PADDING}
          y="-21"
          width={(name.length * HALF_CHARACTER_WIDTH + PADDING) * 2}
          height="42"
          rx="4"
          fill="var(--chakra-colors-bg-panel)"
          stroke="var(--chakra-colors-fg)"
          strokeWidth="2"
        />
        <text textAnchor="middle" y="9" fill="var(--chakra-colors-fg)">
          {name}
        </text>
      </chakra.g>
      <chakra.g display={{ base: 'inline', md: 'none' }} fontSize="60px">
        <rect x="-42" y="-42" width="84" height="84" rx="10" fill="var(--chakra-colors-lamp)" />
        <text textAnchor="middle" y="21" fill="var(--chakra-colors-ink)">
          {index + 1}
        </text>
      </chakra.g>
    </chakra.g>
  ));
}

/** Letters and numbers of the grid along the edges. */
function Graticule() {
  const { width, height } = cityMap();
  const [across, down] = [width / COLUMNS.length, height / ROWS.length];
  const lines = [
    ...COLUMNS.slice(1).map((_, index) => `M${(index + 1) * across} 0v${height}`),
    ...ROWS.slice(1).map((_, index) => `M0 ${(index + 1) * down}h${width}`),
  ];
  return (
    <chakra.g
      display={{ base: 'none', md: 'inline' }}
      fontFamily="heading"
      fontWeight="700"
      fontSize="20px"
      fill="var(--chakra-colors-fg-muted)"
    >
      <path d={lines.join('')} stroke={ink('rim')} strokeOpacity="0.45" strokeWidth="1" />
      {COLUMNS.map((letter, index) => (
        <text key={letter} x={(index + 0.5) * across} y="26" textAnchor="middle">
          {letter}
        </text>
      ))}
      {ROWS.map((number, index) => (
        <text key={number} x="14" y={(index + 0.5) * down + 7}>
          {number}
        </text>
      ))}
    </chakra.g>
  );
}
