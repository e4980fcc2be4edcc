import { call, useMutation, useQueryClient } from '@boardwalk/kit';
import { queuePages } from './get-queue.ts';

/** Shows a comment, or removes it. Either settles what was reported about it. */
export function useDecide() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id, decision }: { id: string; decision: 'show' | 'remove' }) =>
      call('POST /api/comments/:id/moderation', { params: { id }, body: { decision } }),
    onSettled: () => queries.invalidateQueries({ queryKey: queuePages.queryKey }),
  });
}
