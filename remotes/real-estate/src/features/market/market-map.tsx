import type { CityDistrict } from '@boardwalk/contracts';
import { Box, ErrorBoundary, ErrorBox, lazyWithRetry, Skeleton, Text, useQuery } from '@boardwalk/kit';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import type { MarketFilters } from '../../market/market-address.ts';
import { mapQuery } from '../../market/queries.ts';

/** Loaded only with the map. */
const CityMap = lazyWithRetry(() => import(/* webpackChunkName: "city-map" */ '../../map/city-map.tsx'));

interface MarketMapProps {
  filters: MarketFilters;
  onDistrict: (district: CityDistrict | undefined) => void;
  lit: string | null;
  onPoint: (code: string | null) => void;
}

/** The matching properties on the map of the city. */
export function MarketMap({ filters, ...rest }: MarketMapProps) {
  const { t } = useLingui();
  const query = mapQuery(filters);
  const { data, error, refetch } = useQuery({ ...query, placeholderData: (last) => last });
  const waiting = <Skeleton height="100%" borderRadius="lg" role="status" aria-label={t`Loading the map`} />;
  if (!data && error)
    return <ErrorBox title={t`The map could not be loaded`} error={error} onRetry={() => void refetch()} />;
  if (!data) return waiting;
  return (
    <ErrorBoundary>
      <Suspense fallback={waiting}>
        <CityMap points={data.points} district={filters.district} {...rest}>
          <Box
            position="absolute"
            left="3"
            top="3"
            zIndex="2"
            bg="bg.panel"
            borderWidth="1px"
            borderRadius="sm"
            px="2"
            py="1"
          >
            <Text role="status" textStyle="sm" fontVariantNumeric="tabular-nums">
              <Plural value={data.points.length} one="# property" other="# properties" />
              {!data.complete && (
                <>
                  {' · '}
                  <Trans>narrow the search to see all</Trans>
                </>
              )}
            </Text>
          </Box>
        </CityMap>
      </Suspense>
    </ErrorBoundary>
  );
}
