import { cityMap } from '@boardwalk/artwork';
import { CityDetails, CityDrawing } from '@boardwalk/artwork/city-drawing';
import { Box, chakra, MapMarks } from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';
import { memo, useRef } from 'react';
import { useCityMarks } from './use-city-marks.ts';
import { useNear } from './use-near.ts';

/** Map of the city with its districts, the next events, and for members the properties on the market. */
export function CityPlan() {
  const { t } = useLingui();
  const frame = useRef<HTMLDivElement>(null);
  const marks = useCityMarks(useNear(frame));
  const { width, height } = cityMap();
  return (
    <Box ref={frame} borderRadius="xl" overflow="hidden" borderWidth="1.5px" borderColor="border.emphasized">
      <MapMarks width={width} height={height} label={t`Places on the map`} marks={marks}>
        <Drawing label={t`Map of the city: ${cityMap().districts.length} districts round the bay.`} />
      </MapMarks>
    </Box>
  );
}

/** Memoized: the drawing doesn't change with the marks. */
const Drawing = memo(({ label }: { label: string }) => {
  const map = cityMap();
  return (
    <chakra.svg
      viewBox={`0 0 ${map.width} ${map.height}`}
      role="img"
      aria-label={label}
      width="100%"
      height="auto"
      aspectRatio={`${map.width} / ${map.height}`}
      display="block"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <CityDrawing map={map} district={null} />
      <CityDetails map={map} />
    </chakra.svg>
  );
});
