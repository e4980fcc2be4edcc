import type { TopicEvents } from '@boardwalk/contracts';
import { endpointFilters, keepPreviousData, useLiveTopic, useQuery, useQueryClient } from '@boardwalk/kit';
import { useRef } from 'react';
import { type LivePage, liveQuery } from '../../streams/queries.ts';
import { isFiltered, type StreamFilters } from '../../streams/stream-filters.ts';

/** Live streams with live updates. */
export function useLive(filters: StreamFilters) {
  const queries = useQueryClient();
  const query = liveQuery(filters);
  const { data, error, isFetching, refetch } = useQuery({ ...query, placeholderData: keepPreviousData });
  // Live streams that the shown response doesn't include: taken from the first message after it.
  const others = useRef<{ of: LivePage | undefined; ids: ReadonlySet<string> }>({
    of: undefined,
    ids: new Set(),
  });
  useLiveTopic('streams', {
    onEvent: {
      now: ({ items }) => {
        const known = queries.getQueryData(query.queryKey);
        if (!known) return;
        if (others.current.of === undefined && isFiltered(filters))
          others.current = { of: known, ids: new Set(items.map(({ id }) => id)) };
        if (isSame(known, items, others.current.ids))
          queries.setQueryData(query.queryKey, withMetrics(known, items));
        else {
          others.current = { of: undefined, ids: new Set() };
          void queries.invalidateQueries(endpointFilters('GET /api/streams'));
        }
      },
    },
  });
  return { page: data, error, busy: isFetching, refetch: () => void refetch() };
}

type Now = TopicEvents<'streams'>['now']['items'];

/** Returns whether the same streams are live as in the response: a filter includes only some, so the excluded ones are remembered with it. */
export function isSame({ items: shown }: LivePage, now: Now, others: ReadonlySet<string>): boolean {
  const ids = new Set(now.map(({ id }) => id));
  return (
    shown.every(({ id }) => ids.has(id)) &&
    now.every(({ id }) => others.has(id) || shown.some((stream) => stream.id === id))
  );
}

/** Returns the same streams with current viewer numbers. */
function withMetrics(page: LivePage, now: Now): LivePage {
  const items = page.items.map((stream) => {
    const fresh = now.find(({ id }) => id === stream.id);
    if (!fresh) return stream;
    const { title, viewers, figuresAt } = fresh;
    return { ...stream, title, viewers, figuresAt };
  });
  return { ...page, items };
}
