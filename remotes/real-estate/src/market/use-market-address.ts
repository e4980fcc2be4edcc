import { type MarketAddress, readAddress, writeAddress } from './market-address.ts';
import { useAddressParams } from './use-address-params.ts';

/** Returns the market's state in the URL, and a function to change it. */
export function useMarketAddress() {
  const { params, change } = useAddressParams();
  const go = (address: Partial<MarketAddress>) => change((latest) => writeAddress(latest, address));
  return { address: readAddress(params), go };
}
