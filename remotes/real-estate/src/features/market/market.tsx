import type { PropertyCard } from '@boardwalk/contracts';
import {
  Box,
  Grid,
  Heading,
  type Pages,
  Stack,
  TabRow,
  useHydrated,
  useMinWidth,
  usePages,
  VisuallyHidden,
} from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { useCompared } from '../../market/compared.ts';
import { countFilters, type MarketAddress, NO_FILTERS } from '../../market/market-address.ts';
import { propertyPages } from '../../market/queries.ts';
import { useMarketAddress } from '../../market/use-market-address.ts';
import { CompareBar } from './compare-controls.tsx';
import { MarketList } from './market-list.tsx';
import { MarketMap } from './market-map.tsx';
import { MarketToolbar } from './market-toolbar.tsx';

/** The search with its results: a list, and a map next to it in wide windows. */
export function Market({ save }: { save: ReactNode }) {
  const { address, go } = useMarketAddress();
  const pages = usePages(propertyPages(address, address.sort), { keepPreviousData: true });
  const isReplaced = pages.busy && pages.items !== undefined;
  const compared = useCompared();
  return (
    <Stack gap="4">
      <MarketToolbar address={address} onChange={go} busy={isReplaced}>
        <ViewSwitch view={address.view} onChange={(view) => go({ view })} />
        {save}
      </MarketToolbar>
      <VisuallyHidden>
        <Heading as="h2">
          <Trans>Properties</Trans>
        </Heading>
      </VisuallyHidden>
      <Results pages={pages} isReplaced={isReplaced} address={address} onChange={go} compared={compared} />
      <CompareBar codes={compared.codes} onClear={compared.clear} />
    </Stack>
  );
}

interface ResultsProps {
  pages: Pages<PropertyCard>;
  /** Whether the list is about to change. */
  isReplaced: boolean;
  address: MarketAddress;
  onChange: (change: Partial<MarketAddress>) => void;
  compared: ReturnType<typeof useCompared>;
}

/** The list and the map. The property under the pointer is highlighted in both; pointing renders nothing else. */
function Results({ pages, isReplaced, address, onChange, compared }: ResultsProps) {
  const [lit, setLit] = useState<string | null>(null);
  const both = useMinWidth('lg');
  const hydrated = useHydrated();
  const showsMap = hydrated && (both || address.view === 'map');
  const showsList = both || address.view === 'list';
  return (
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1.15fr) minmax(0, 1fr)' }}
      gap="5"
      alignItems="start"
    >
      <Box minW="0" display={showsList ? 'block' : 'none'} opacity={isReplaced ? 0.6 : 1}>
        <MarketList
          pages={pages}
          compared={compared}
          lit={lit}
          filtered={countFilters(address) > 0 || address.kind !== 'any'}
          onClear={() => onChange(NO_FILTERS)}
          onPoint={setLit}
        />
      </Box>
      <Box
        display={{ base: address.view === 'map' ? 'block' : 'none', lg: 'block' }}
        position={{ lg: 'sticky' }}
        top={{ lg: '20' }}
        height={{ base: 'max(24rem, calc(100svh - 12rem))', lg: 'calc(100svh - 6.5rem)' }}
        minH={{ lg: '28rem' }}
        maxH={{ lg: '52rem' }}
      >
        {showsMap && (
          <MarketMap
            filters={address}
            onDistrict={(district) => onChange({ district })}
            lit={lit}
            onPoint={setLit}
          />
        )}
      </Box>
    </Grid>
  );
}

interface ViewSwitchProps {
  view: MarketAddress['view'];
  onChange: (view: MarketAddress['view']) => void;
}

/** Switch between list and map on phones. */
function ViewSwitch({ view, onChange }: ViewSwitchProps) {
  const { t } = useLingui();
  return (
    <Box display={{ base: 'block', lg: 'none' }}>
      <TabRow<MarketAddress['view']>
        label={t`How properties are shown`}
        value={view}
        tabs={[
          { value: 'list', label: t`List` },
          { value: 'map', label: t`Map` },
        ]}
        onValueChange={onChange}
      />
    </Box>
  );
}
