import { call, useMutation, useQueryClient } from '@boardwalk/kit';
import { queuePages } from './get-queue.ts';

/** Shows a comment, or removes it, as the moderator saw it. Either settles what was reported about it. */
export function useDecide() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...body }: { id: string; version: number; decision: 'show' | 'remove' }) =>
      call('POST /api/comments/:id/moderation', { params: { id }, body }),
    onSettled: () => queries.invalidateQueries({ queryKey: queuePages.queryKey }),
  });
}
