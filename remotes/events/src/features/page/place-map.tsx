import { cityMap } from '@boardwalk/artwork';
import { CityDrawing, MAP_INKS, MapPin } from '@boardwalk/artwork/city-drawing';
import type { EventPlace } from '@boardwalk/contracts';
import { chakra } from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';

/** Size of the visible part of the city, in units of the map. */
const VISIBLE_AREA = { width: 480, height: 300 };

/** Map of the surroundings of a venue, with a pin. Renders nothing without a point or district. */
export function PlaceMap({ place, name }: { place: EventPlace; name: string }) {
  const { t } = useLingui();
  const map = cityMap();
  const middle = place.point ?? map.districts.find(({ id }) => id === place.district)?.label;
  if (!middle) return null;
  const left = Math.max(0, Math.min(map.width - VISIBLE_AREA.width, middle.x - VISIBLE_AREA.width / 2));
  const top = Math.max(0, Math.min(map.height - VISIBLE_AREA.height, middle.y - VISIBLE_AREA.height / 2));
  return (
    <chakra.svg
      viewBox={`${left} ${top} ${VISIBLE_AREA.width} ${VISIBLE_AREA.height}`}
      role="img"
      aria-label={t`Map: ${name}`}
      css={MAP_INKS}
      display="block"
      width="100%"
      aspectRatio={`${VISIBLE_AREA.width} / ${VISIBLE_AREA.height}`}
      borderRadius="lg"
      borderWidth="1.5px"
      borderColor="border.emphasized"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <CityDrawing map={map} district={place.district} />
      {place.point && <MapPin {...place.point} />}
    </chakra.svg>
  );
}
