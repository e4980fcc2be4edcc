import { isRefusal, keepPreviousData, useAccess, useInfiniteQuery, useSearchParams } from '@boardwalk/kit';
import { toAction } from '../../../audit/audit-reading.ts';
import { auditQuery } from '../get-audit.ts';

const PARAMETER = 'action';

/** The log as far as it has been loaded, narrowed to the action that the address names. */
export function useAudit() {
  const access = useAccess('audit.read');
  const [params, setParams] = useSearchParams();
  const action = toAction(params.get(PARAMETER));
  const query = useInfiniteQuery({
    ...auditQuery(action),
    enabled: access === 'granted',
    placeholderData: keepPreviousData,
  });
  const { error, isFetching, isFetchingNextPage, isFetchNextPageError } = query;
  return {
    action,
    setAction(text: string): void {
      const next = new URLSearchParams(params);
      if (toAction(text)) next.set(PARAMETER, text);
      else next.delete(PARAMETER);
      setParams(next, { replace: true, preventScrollReset: true });
    },
    forbidden: access === 'denied' || isRefusal(error),
    entries: query.data?.pages.flatMap(({ items }) => items),
    error: isFetchNextPageError ? null : error,
    refetch: () => void query.refetch(),
    busy: isFetching && !isFetchingNextPage,
    more: {
      hasMore: query.hasNextPage,
      busy: isFetchingNextPage,
      error: isFetchNextPageError ? error : undefined,
      onMore: () => void query.fetchNextPage(),
    },
  };
}
