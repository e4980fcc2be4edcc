import type { ReactionKind, Reactions } from '@boardwalk/contracts';
import { call, useMutation, useQueryClient } from '@boardwalk/kit';
import { reactionsQuery } from './queries.ts';

/** Sets the reader's reaction. Optimistic: reverts if the server rejects it. */
export function useSetReaction(articleId: string) {
  const queries = useQueryClient();
  const { queryKey } = reactionsQuery(articleId);
  return useMutation({
    mutationFn: (kind: ReactionKind | null) =>
      call('PUT /api/articles/:id/reactions', { params: { id: articleId }, body: { kind } }),
    onMutate: async (kind) => {
      await queries.cancelQueries({ queryKey });
      const before = queries.getQueryData<Reactions>(queryKey);
      if (before) queries.setQueryData(queryKey, reacted(before, kind));
      return before;
    },
    onSuccess: (answer) => void queries.setQueryData(queryKey, answer),
    onError: (_error, _kind, before) => void queries.setQueryData(queryKey, before),
  });
}

/** Returns the reactions after the reader has chosen another one, or none. */
export function reacted({ counts, mine }: Reactions, kind: ReactionKind | null): Reactions {
  const next = { ...counts };
  if (mine) next[mine] = Math.max(0, (next[mine] ?? 0) - 1);
  if (kind) next[kind] = (next[kind] ?? 0) + 1;
  return { counts: next, mine: kind };
}
