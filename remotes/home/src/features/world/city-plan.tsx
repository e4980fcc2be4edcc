import { cityMap } from '@boardwalk/artwork';
import { CityPicture } from '@boardwalk/artwork/city-drawing';
import { Box, MapMarks } from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';
import { memo, useRef } from 'react';
import { useCityMarks } from './use-city-marks.ts';
import { useNear } from './use-near.ts';

/** Map of the city with its districts, the next events, and for members the properties on the market. */
export function CityPlan() {
  const { t } = useLingui();
  const frame = useRef<HTMLDivElement>(null);
  const marks = useCityMarks(useNear(frame));
  const map = cityMap();
  return (
    <Box ref={frame} borderRadius="xl" overflow="hidden" borderWidth="1.5px" borderColor="border.emphasized">
      <MapMarks width={map.width} height={map.height} label={t`Places on the map`} marks={marks}>
        <Picture map={map} label={t`Map of the city: ${map.districts.length} districts round the bay.`} />
      </MapMarks>
    </Box>
  );
}

/** Memoized: the picture doesn't change with the marks. */
const Picture = memo(CityPicture);
