import { useLocation, useNavigate, useNavigationType, useSearchParams } from '@boardwalk/kit';
import { useCallback, useEffect } from 'react';
import { type MarketAddress, readAddress, writeAddress } from './market-address.ts';

/** The query of a navigation that isn't applied yet: further changes are based on it. */
let pending: URLSearchParams | null = null;

/** Returns the URL's query, and a function to change it without a navigation. */
export function useAddressParams() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { key } = useLocation();
  const isOwn = useNavigationType() === 'REPLACE';
  useEffect(() => {
    // An earlier change may be applied while the last one is pending. Links and Back override it.
    if (!isOwn || pending?.toString() === params.toString()) pending = null;
  }, [params, key, isOwn]);
  useEffect(
    () => () => {
      pending = null;
    },
    [],
  );
  const change = useCallback(
    (write: (params: URLSearchParams) => URLSearchParams) => {
      pending = write(pending ?? params);
      void navigate({ search: pending.toString() }, { replace: true, preventScrollReset: true });
    },
    [navigate, params],
  );
  return { params, change };
}

/** Returns the market's state in the URL, and a function to change it. */
export function useMarketAddress() {
  const { params, change } = useAddressParams();
  const go = (address: Partial<MarketAddress>) => change((latest) => writeAddress(latest, address));
  return { address: readAddress(params), go };
}
