import { PROPERTY_CODE } from '@boardwalk/contracts';
import { tabStore, useHydrated, useUrlQuery } from '@boardwalk/kit';
import { useCallback, useEffect } from 'react';

/** Maximum number of compared properties. */
export const MAX_COMPARED = 4;
const STORAGE = 'boardwalk.real-estate.compare';

/** Parses the codes of a list in a URL, without duplicates. */
export function readCodes(text: string | null): string[] {
  const codes = (text ?? '').toUpperCase().split(',');
  return [...new Set(codes.filter((code) => PROPERTY_CODE.test(code)))].slice(0, MAX_COMPARED);
}

/** Returns this tab's stored selection, which survives a visit to a property's page. */
function storedCodes(): string[] {
  return readCodes(tabStore.getItem(STORAGE));
}

/** Stores the selection for this tab. */
export function storeCompared(codes: readonly string[]): void {
  // Without storage only the URL contains them.
  tabStore.setItem(STORAGE, codes.join(','));
}

/** The properties selected for comparison: stored in the market's URL, and for this tab. */
export function useCompared() {
  const { params, change } = useUrlQuery();
  const text = params.get('compare');
  // The server only knows the URL, and hydration has to match it.
  const hydrated = useHydrated();
  const codes = text !== null ? readCodes(text) : hydrated ? storedCodes() : [];
  const joined = codes.join(',');
  useEffect(() => {
    if (text !== null) storeCompared(readCodes(joined));
  }, [text, joined]);
  const choose = useCallback(
    (next: (codes: readonly string[]) => readonly string[]) =>
      change((latest) => {
        const before = latest.has('compare') ? readCodes(latest.get('compare')) : storedCodes();
        const search = new URLSearchParams(latest);
        const after = next(before).slice(0, MAX_COMPARED);
        storeCompared(after);
        if (after.length > 0) search.set('compare', after.join(','));
        else search.delete('compare');
        return search;
      }),
    [change],
  );
  const toggle = useCallback(
    (code: string) =>
      choose((before) => (before.includes(code) ? before.filter((one) => one !== code) : [...before, code])),
    [choose],
  );
  return { codes, full: codes.length >= MAX_COMPARED, toggle, clear: () => choose(() => []) };
}

/** Returns the URL of the comparison. */
export function comparePath(codes: readonly string[]): string {
  return codes.length > 0 ? `/real-estate/compare?ids=${codes.join(',')}` : '/real-estate/compare';
}
