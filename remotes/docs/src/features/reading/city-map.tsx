import { cityMap } from '@boardwalk/artwork';
import { CityPicture, MAP_INKS } from '@boardwalk/artwork/city-drawing';
import { Box, type MapMark, MapMarks, useRouteExists, useSession } from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';

const ESTATE_PATH = '/real-estate';

/** Map of the city. For members each district is a link to its properties. */
export function CityMap() {
  const { t } = useLingui();
  const isMember = useSession().state === 'authenticated';
  const hasEstate = useRouteExists()(ESTATE_PATH) && isMember;
  const map = cityMap();
  const marks = map.districts.map(({ id, name, label }, index): MapMark => {
    const mark = {
      id,
      kind: 'place' as const,
      ...label,
      label: name,
      text: name,
      shortText: String(index + 1),
    };
    return hasEstate ? { ...mark, to: `${ESTATE_PATH}?district=${id}` } : mark;
  });
  return (
    <Box css={MAP_INKS}>
      <MapMarks width={map.width} height={map.height} label={t`Districts on the map`} marks={marks}>
        <CityPicture map={map} label={t`Map of the city`} />
      </MapMarks>
    </Box>
  );
}
