import { PROPERTY_CODE } from '@boardwalk/contracts';
import { tabStore, useHydrated } from '@boardwalk/kit';
import { useEffect } from 'react';
import { useAddressParams } from './use-address-params.ts';

/** The most that can be compared. */
export const MOST_COMPARED = 4;
const STORAGE = 'boardwalk.real-estate.compare';

/** The codes of a list in an address, each once. */
export function readCodes(text: string | null): string[] {
  const codes = (text ?? '').toUpperCase().split(',');
  return [...new Set(codes.filter((code) => PROPERTY_CODE.test(code)))].slice(0, MOST_COMPARED);
}

/** Kept for this tab, so that they are still chosen after a look at a property. */
function kept(): string[] {
  return readCodes(tabStore.getItem(STORAGE));
}

/** Keeps the choice for this tab. */
export function keepCompared(codes: readonly string[]): void {
  // Without a storage the address alone has them.
  tabStore.setItem(STORAGE, codes.join(','));
}

/** The properties that are chosen to be compared: in the market's address, and for this tab. */
export function useCompared() {
  const { params, change } = useAddressParams();
  const text = params.get('compare');
  // The server knows the address alone, and the browser begins with what it drew.
  const settled = useHydrated();
  const codes = text !== null ? readCodes(text) : settled ? kept() : [];
  const joined = codes.join(',');
  useEffect(() => {
    if (text !== null) keepCompared(readCodes(joined));
  }, [text, joined]);
  const choose = (next: (codes: readonly string[]) => readonly string[]) =>
    change((latest) => {
      const before = latest.has('compare') ? readCodes(latest.get('compare')) : kept();
      const search = new URLSearchParams(latest);
      const after = next(before).slice(0, MOST_COMPARED);
      keepCompared(after);
      if (after.length > 0) search.set('compare', after.join(','));
      else search.delete('compare');
      return search;
    });
  return {
    codes,
    full: codes.length >= MOST_COMPARED,
    toggle: (code: string) =>
      choose((before) => (before.includes(code) ? before.filter((one) => one !== code) : [...before, code])),
    clear: () => choose(() => []),
  };
}

/** Where they are compared. */
export function comparePath(codes: readonly string[]): string {
  return codes.length > 0 ? `/real-estate/compare?ids=${codes.join(',')}` : '/real-estate/compare';
}
