import { Page, Stack } from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';
import { Market } from '../features/market/market.tsx';
import { MarketHead } from '../features/market/market-head.tsx';
import { SaveSearch } from '../features/searches/save-search.tsx';
import { useMarketAddress } from '../market/use-market-address.ts';

/** `/real-estate`: offers in the city, as a list and on its map. */
export function MarketRoute() {
  const { t } = useLingui();
  const { address } = useMarketAddress();
  return (
    <Page title={t`Real estate`} ownHeading>
      <Stack gap={{ base: '3', md: '5' }}>
        <MarketHead />
        <Market save={<SaveSearch filters={address} />} />
      </Stack>
    </Page>
  );
}
