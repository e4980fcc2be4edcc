import { useUrlQuery } from '@boardwalk/kit';
import { type MarketAddress, readAddress, writeAddress } from './market-address.ts';

/** Returns the market's state in the URL, and a function to change it. */
export function useMarketAddress() {
  const { params, change } = useUrlQuery();
  const go = (address: Partial<MarketAddress>) => change((latest) => writeAddress(latest, address));
  return { address: readAddress(params), go };
}
