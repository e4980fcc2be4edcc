import { useLiveTopic, useQuery, useQueryClient } from '@boardwalk/kit';
import { streamQuery } from '../../streams/queries.ts';

/** The page of a streamer, with live updates. */
export function useStream(username: string) {
  const queries = useQueryClient();
  const query = streamQuery(username);
  const { data, error, refetch } = useQuery(query);
  useLiveTopic('streams', {
    onEvent: {
      now: ({ items }) => {
        const known = queries.getQueryData(query.queryKey);
        if (!known) return;
        const fresh = items.find((one) => one.username === known.streamer.person.username);
        if (fresh && known.live?.id === fresh.id) {
          const { title, viewers, figuresAt } = fresh;
          queries.setQueryData(query.queryKey, {
            ...known,
            live: { ...known.live, title, viewers, figuresAt },
          });
        } else if (fresh || known.live) void queries.invalidateQueries({ queryKey: query.queryKey });
      },
    },
  });
  return { page: data, error, refetch: () => void refetch() };
}
