import { type MarketAddress, readAddress, writeAddress } from './market-address.ts';
import { useAddressParams } from './use-address-params.ts';

/** What the address asks for, and the way to change it. */
export function useMarketAddress() {
  const { params, change } = useAddressParams();
  const go = (address: Partial<MarketAddress>) => change((latest) => writeAddress(latest, address));
  return { address: readAddress(params), go };
}
