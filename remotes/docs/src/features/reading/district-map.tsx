import { CITY_SIZE } from '@boardwalk/contracts';
import { Box, LazyModule, lazyComponent, useSite } from '@boardwalk/kit';
import { Suspense } from 'react';

/** Loaded with the page that shows it. */
const CityMap = lazyComponent(new LazyModule(() => import('./city-map.tsx')), (parts) => parts.CityMap);

/** The map of the drawn city. Renders nothing in a community of another scenery. */
export function DistrictMap() {
  const { home, look } = useSite();
  if (home.voice !== 'harbour' || look.scenery !== 'harbour') return null;
  return (
    <Box
      mb="8"
      borderRadius="xl"
      overflow="hidden"
      borderWidth="1.5px"
      borderColor="border.emphasized"
      bg="bg.muted"
      aspectRatio={`${CITY_SIZE.width} / ${CITY_SIZE.height}`}
    >
      <Suspense fallback={null}>
        <CityMap />
      </Suspense>
    </Box>
  );
}
