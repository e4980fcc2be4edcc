import { Box, Container, Stack } from '@boardwalk/kit';
import { Market } from '../features/market/market.tsx';
import { MarketHead } from '../features/market/market-head.tsx';
import { SaveSearch } from '../features/searches/save-search.tsx';
import { useMarketAddress } from '../market/use-market-address.ts';

/** `/real-estate`: offers in the city, as a list and on its map. */
export function MarketRoute() {
  const { address } = useMarketAddress();
  return (
    <Box py={{ base: '6', md: '10' }} flex="1">
      <Container>
        <Stack gap={{ base: '8', md: '10' }}>
          <MarketHead />
          <Market save={<SaveSearch filters={address} />} />
        </Stack>
      </Container>
    </Box>
  );
}
