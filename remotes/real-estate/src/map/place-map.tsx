import { cityMap } from '@boardwalk/artwork';
import { CityDrawing, MAP_INKS, MapPin } from '@boardwalk/artwork/city-drawing';
import type { PropertyCard } from '@boardwalk/contracts';
import { chakra } from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';
import { useNames } from '../estate/names.ts';

/** Size of the visible part of the city, in units of the map. */
const SIGHT = { width: 480, height: 300 };
/** Size of a pin around its point. */
const PIN = { width: 18, height: 52 };

/** Map of the surroundings of a property, with a pin. */
export function PlaceMap({ point, district, address }: PropertyCard) {
  const { t } = useLingui();
  const names = useNames();
  const map = cityMap();
  const where = [address, names.district(district)].filter(Boolean).join(', ');
  const left = Math.max(-PIN.width, Math.min(map.width - SIGHT.width + PIN.width, point.x - SIGHT.width / 2));
  const top = Math.max(-PIN.height, Math.min(map.height - SIGHT.height, point.y - SIGHT.height / 2));
  return (
    <chakra.svg
      viewBox={`${left} ${top} ${SIGHT.width} ${SIGHT.height}`}
      role="img"
      aria-label={t`Map: ${where}`}
      css={MAP_INKS}
      display="block"
      // The area beyond the map is land as well.
      bg="var(--art-land)"
      width="100%"
      aspectRatio={`${SIGHT.width} / ${SIGHT.height}`}
      borderRadius="lg"
      borderWidth="1.5px"
      borderColor="border.emphasized"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <CityDrawing map={map} district={district} />
      <MapPin {...point} />
    </chakra.svg>
  );
}
