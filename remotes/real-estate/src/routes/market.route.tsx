import { Box, Container, Stack } from '@boardwalk/kit';
import { Market } from '../features/market/market.tsx';
import { MarketHead } from '../features/market/market-head.tsx';
import { SaveSearch } from '../features/searches/save-search.tsx';
import { useMarketAddress } from '../market/use-market-address.ts';

/** `/real-estate`: offers in the city, as a list and on its map. */
export function MarketRoute() {
  const { address } = useMarketAddress();
  return (
    <Box py={{ base: '4', md: '8' }} flex="1">
      <Container>
        <Stack gap={{ base: '3', md: '5' }}>
          <MarketHead />
          <Market save={<SaveSearch filters={address} />} />
        </Stack>
      </Container>
    </Box>
  );
}
