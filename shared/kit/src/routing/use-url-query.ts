import { useCallback, useEffect } from 'react';
import { useLocation, useNavigate, useNavigationType, useSearchParams } from 'react-router-dom';

/** The query of a change that isn't rendered yet: further changes are based on it. */
let pending: URLSearchParams | undefined;

/**
 * The query of the page's URL, for state that survives a reload and can be shared. Several changes before the next render are all applied, also those of
 * different components. For filters and sorting, use `useTableState`.
 * @returns `params`, the rendered query, and `change`, which replaces it without a new entry in the history. `change` gets a function that returns the
 * next query and leaves the given one as it is.
 * @example
 * const { params, change } = useUrlQuery();
 * const tab = params.get('tab') ?? 'all';
 * const openTab = (next: string) =>
 *   change((latest) => {
 *     const query = new URLSearchParams(latest);
 *     query.set('tab', next);
 *     return query;
 *   });
 */
export function useUrlQuery(): {
  params: URLSearchParams;
  change: (write: (latest: URLSearchParams) => URLSearchParams) => void;
} {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { key } = useLocation();
  const isOwn = useNavigationType() === 'REPLACE';
  useEffect(() => {
    // An earlier change may be applied while the last one is pending. Links and Back override it.
    if (!isOwn || pending?.toString() === params.toString()) pending = undefined;
  }, [params, key, isOwn]);
  useEffect(
    () => () => {
      pending = undefined;
    },
    [],
  );
  const change = useCallback(
    (write: (latest: URLSearchParams) => URLSearchParams) => {
      pending = write(pending ?? params);
      void navigate({ search: pending.toString() }, { replace: true, preventScrollReset: true });
    },
    [navigate, params],
  );
  return { params, change };
}
