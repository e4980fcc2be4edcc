import { useNavigate, useSearchParams, useTypedSearch } from '@boardwalk/kit';
import { addressOf, readFilters } from './front-filters.ts';

/** The filters are stored in the URL, so that they can be shared and survive a reload; the search text runs ahead while typing. */
export function useFrontFilters() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const filters = readFilters(params);
  const search = useTypedSearch(filters.search, (next) => {
    const address = addressOf({ ...filters, search: next, after: undefined });
    void navigate(address, { replace: true, preventScrollReset: true });
  });
  return { filters, search };
}
