import { STALE_AFTER } from '@boardwalk/contracts';
import {
  call,
  invalidateEndpoints,
  toast,
  useMutation,
  usePages,
  useQueryClient,
  useSession,
} from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { followingPages, streamQuery } from './queries.ts';

/** Follows or unfollows a streamer. Optimistic: a failure is toasted, and reverts to the server's state. Calls for one streamer are sent one after the other. */
export function useFollow({ username, fullName }: { username: string; fullName: string }) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const key = streamQuery(username).queryKey;
  return useMutation({
    scope: { id: `follow ${username}` },
    mutationFn: (follow: boolean) =>
      call(follow ? 'PUT /api/streams/:username/follow' : 'DELETE /api/streams/:username/follow', {
        params: { username },
      }),
    onMutate: async (following) => {
      // A pending request would restore the earlier state.
      await queries.cancelQueries({ queryKey: key });
      const before = queries.getQueryData(key);
      queries.setQueryData(key, (page) => (page ? { ...page, following } : page));
      return { before };
    },
    onError: (_error, _follow, context) => {
      if (context?.before) queries.setQueryData(key, context.before);
    },
    onSuccess: (_, follow) => {
      if (follow)
        toast.add({ description: t`You will be notified once when ${fullName} goes live.`, tone: 'success' });
    },
    onSettled: () => invalidateEndpoints(queries, ...STALE_AFTER['PUT /api/streams/:username/follow']),
  });
}

/** Returns the handles that the reader follows; undefined for visitors and while loading. */
export function useFollowed(): ReadonlySet<string> | undefined {
  const { state } = useSession();
  const { items } = usePages(followingPages, { enabled: state === 'authenticated' });
  return useMemo(() => items && new Set(items.map(({ person }) => person.username)), [items]);
}
