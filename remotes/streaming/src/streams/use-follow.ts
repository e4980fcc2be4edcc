import { call, toast, useMutation, usePages, useQueryClient, useSession } from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { followingPages, streamQuery } from './get-streams.ts';

/** Follows a streamer, or no more. A failure is toasted, and what is shown is what the server has. */
export function useFollow({ username, fullName }: { username: string; fullName: string }) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const key = streamQuery(username).queryKey;
  return useMutation({
    mutationFn: (follow: boolean) =>
      call(follow ? 'PUT /api/streams/:username/follow' : 'DELETE /api/streams/:username/follow', {
        params: { username },
      }),
    onMutate: async (following) => {
      // An answer that was asked for before would show the earlier state again.
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
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: key }),
        queries.invalidateQueries({ queryKey: followingPages.queryKey }),
      ]),
  });
}

/** Whom the reader follows, by their handles; undefined for visitors and until it is known. */
export function useFollowed(): ReadonlySet<string> | undefined {
  const { state } = useSession();
  const { items } = usePages(followingPages, { enabled: state === 'authenticated' });
  return useMemo(() => items && new Set(items.map(({ person }) => person.username)), [items]);
}
